import { expect, test, vi } from 'vitest'
import { stylesOf } from '../../../scripts/site/document.ts'

// As on Windows. `posix` is the same on every system.
vi.mock('node:path', async (load) => {
  const path = await load<typeof import('node:path')>()
  return { ...path, ...path.win32, posix: path.posix }
})

test('the styles of a page are found by the names of Vite, whatever the separator of the host', () => {
  const manifest = {
    'src/hydrate.tsx': { file: 'a.js', css: ['a.css'] },
    'src/pages/HomePage.tsx': { file: 'b.js', css: ['b.css'] },
  }
  expect(stylesOf(manifest, { code: ['./pages/HomePage.tsx'] })).toEqual(['a.css', 'b.css'])
})
