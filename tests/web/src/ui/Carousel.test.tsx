import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Carousel } from '../../../../web/src/ui/Carousel.tsx'

const slide = (key: string) => ({ key, content: key })
const buttons = (keys: string[]) =>
  renderToStaticMarkup(<Carousel label="Reviews" slideName="Review" slides={keys.map(slide)} />).match(/<button/g)

test('two slides can be leafed through, and one alone has nothing to press', () => {
  expect(buttons(['a', 'b'])).toHaveLength(2)
  expect(buttons(['a'])).toBeNull()
})
