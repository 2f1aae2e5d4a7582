import { defineConfig } from 'vitest/config'
import { content } from '../../web/compile/content-plugin.ts'

/** `npm run proof`: reads the words as an editor would. Taste is no reason for a build to fail, so `npm test` does not. */
export default defineConfig({
  plugins: [content()],
  test: { root: import.meta.dirname, include: ['*.proof.ts'] },
})
