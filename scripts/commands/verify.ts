import type { Command } from '@commander-js/extra-typings'
import { runProgram } from '../run-program.ts'
import { examples, json, lazily, wholeNumber } from './shared-options.ts'

/** What looks at the words and at the path of a lead, without a site. */
export function addVerifyCommands(program: Command): void {
  program
    .command('proof')
    .description('spelling, wording, plainness, and sources of the articles that are due to be checked again')
    .addOption(json)
    .addHelpText('after', examples('proof', 'proof --json'))
    .action(lazily(async () => (await import('../proof.ts')).proofRead))

  program
    .command('content')
    .description("are the owner's files and all other words of the site in order? file, line and what to mend")
    .addOption(json)
    .addHelpText('after', examples('content', 'content --json'))
    .action(lazily(async () => (await import('../check-content.ts')).checkContent))

  program
    .command('launch-list')
    .description('what is still invented or not said yet, before the site goes live')
    .addOption(json)
    .addHelpText('after', examples('launch-list', 'launch-list --json'))
    .action(lazily(async () => (await import('../launch-list.ts')).showLaunchList))

  program
    .command('simulate')
    .description('the path of a lead through a world in memory, with faults and interleavings that a seed decides')
    .option('--leads <number>', 'how many', wholeNumber, 100_000)
    .option('--seed <number>', 'one world alone, and the least that breaks it', wholeNumber)
    .addHelpText('after', examples('simulate --leads 1000', 'simulate --seed 42'))
    // A process of its own, because nothing imports the tests. Each core has a worker: V8's helpers for collecting
    // garbage would only get in their way, and cost a third of the time.
    .action(({ leads, seed }) => {
      const program = ['--single-threaded-gc', 'tests/simulation/simulate.ts']
      runProgram(process.execPath, [...program, String(leads), String(seed ?? '')])
    })
}
