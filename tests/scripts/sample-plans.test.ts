import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imageVariant, projectImage } from '#shared/project-image.ts'
import sample from '../../scripts/sample/projects.json' with { type: 'json' }

test('six jobs show as their second picture the plan of what was done, which is drawn', () => {
  const plans = sample.portfolio_projects.filter(
    ({ image_order, image_url }) => image_order === 2 && image_url.endsWith('-plan.jpg'),
  )
  expect(plans.length).toBeGreaterThanOrEqual(6)
  for (const { image_url, alt_text } of plans) {
    const stem = image_url.replace('.jpg', '')
    expect(alt_text).toMatch(/^Plan of /)
    expect(readFileSync(`scripts/sample/plans/${stem}.svg`, 'utf8')).toContain('<title>')
    const variants = projectImage.widths.flatMap((width) =>
      projectImage.formats.map((format) => imageVariant(stem, width, format)),
    )
    expect(variants.filter((name) => !existsSync(`web/public/portfolio-images/${name}`))).toEqual([])
  }
})
