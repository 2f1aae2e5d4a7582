import { expect, test } from 'vitest'
import { filesIn } from '../../../web/compile/files-in.ts'
import { recordOf } from '../../../web/compile/records.ts'

const modules = import.meta.glob('../../../web/content/lib/{lists,owner}/*.ts', { eager: true })

test('what is inlined as data is the same after JSON: no function, date or map is lost on the way to a browser', async () => {
  const records = (['services', 'areas', 'articles', 'guides'] as const).flatMap((folder) =>
    filesIn(folder).map(async ([, file]) => [file, await recordOf(file)] as const),
  )
  for (const [name, data] of [...Object.entries(modules), ...(await Promise.all(records))]) {
    expect(JSON.parse(JSON.stringify(data)), name).toEqual({ ...(data as object) })
  }
})
