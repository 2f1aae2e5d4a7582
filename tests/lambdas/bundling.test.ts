import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleFunctions } from '../../lambdas/bundling.ts'
import { temporaryFolder } from '../fixtures/temporary-folder.ts'

const source = temporaryFolder()
const bundles = temporaryFolder()

test('what esbuild warns of fails the bundling of the functions', async () => {
  writeFileSync(join(source, 'quiet.lambda.ts'), 'export const handler = () => ({ one: 1 })')
  await bundleFunctions({ source, bundles })
  writeFileSync(join(source, 'loud.lambda.ts'), 'export const handler = () => ({ one: 1, one: 2 })')
  await expect(bundleFunctions({ source, bundles })).rejects.toThrow('Duplicate key')
})
