import { expect, test } from 'vitest'
import { apiPaths } from '../../../lambdas/contract/api-paths.ts'
import { cachedQuestions } from '../../../lambdas/contract/cached-questions.ts'

test('the edge lets every GET of the API through, and a path of it that goes on is refused [E10]', () => {
  const patterns = cachedQuestions.map(({ path }) => new RegExp(`^${path}$`))
  const isKnown = (path: string) => patterns.some((pattern) => pattern.test(path))
  for (const { method, path } of Object.values(apiPaths)) {
    if (method !== 'GET') continue
    const example = path.replaceAll(/\{\w+\}/g, 'abc-123')
    expect(isKnown(example), example).toBe(true)
    expect(isKnown(`${example}/more`), example).toBe(false)
  }
})
