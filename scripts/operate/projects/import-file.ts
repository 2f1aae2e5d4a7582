import { SingleBar } from 'cli-progress'
import { Problem } from '../../problem.ts'
import { dryRunSentence, type Terminal } from '../../terminal.ts'
import { importProjects } from './import-projects.ts'
import type { Portfolio } from './portfolio.ts'
import { describeDiff, diffProjects } from './project-diff.ts'
import { readProjectFile } from './project-file.ts'

/** Nothing is changed unless every row and every picture is in order. */
export async function importFile(
  open: () => Promise<Portfolio>,
  terminal: Terminal,
  file: string,
  { images, dryRun }: { images?: string; dryRun?: boolean },
): Promise<void> {
  const { rows, masters, problems } = await readProjectFile(file, images)
  if (problems.length > 0) throw new Problem([...problems, 'Nothing was changed.'].join('\n'))
  const { store, bucket } = await open()
  if (dryRun) {
    terminal.print(describeDiff(diffProjects((await store.scan()).items, { rows })).join('\n'))
    return terminal.note(dryRunSentence)
  }
  const bar = new SingleBar({
    format: 'Pictures {bar} {value}/{total}, {eta_formatted} left',
    noTTYOutput: true,
    notTTYSchedule: 5000,
  })
  const started = performance.now()
  bar.start(masters.size, 0)
  const onPicture = (done: number) => bar.update(done)
  const result = await importProjects(rows, masters, { store, bucket, onPicture }).finally(() => bar.stop())
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  terminal.print(describeDiff(result.diff).join('\n'))
  terminal.print(`${result.picturesMade} pictures made, ${result.picturesAlreadyThere} were there, in ${seconds} s.`)
}
