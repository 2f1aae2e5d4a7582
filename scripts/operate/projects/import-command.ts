import { dirname } from 'node:path'
import { SingleBar } from 'cli-progress'
import { importProjects } from './import-projects.ts'
import type { Command } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'
import { readProjectFile } from './project-file.ts'

/** Nothing is changed unless every row and every picture is in order. */
export const importCommand: Command = async ({ operands: [file], values, open }) => {
  if (!file) throw new Error('Which file? npm run projects -- import FILE')
  const folder = values.images ?? dirname(file)
  const { rows, problems } = await readProjectFile(file, folder)
  if (problems.length > 0) {
    console.error([...problems, `${problems.length} problems; nothing was changed.`].join('\n'))
    return 1
  }
  const { store, bucket } = await open()
  if (values['dry-run']) {
    console.log(describeDiff(diffProjects((await store.scan()).items, { rows })).join('\n'))
    return 0
  }
  const bar = new SingleBar({
    format: 'Pictures {bar} {value}/{total}, {eta_formatted} left',
    noTTYOutput: true,
    notTTYSchedule: 5000,
  })
  const started = performance.now()
  bar.start(new Set(rows.map(({ image_url }) => image_url)).size, 0)
  const onPicture = (done: number) => bar.update(done)
  const result = await importProjects(rows, folder, { store, bucket, onPicture }).finally(() => bar.stop())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(describeDiff(result.diff).join('\n'))
  console.log(`${result.picturesMade} pictures made, ${result.picturesAlreadyThere} were there, in ${seconds} s.`)
  return 0
}
