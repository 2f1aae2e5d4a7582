import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { examples, json } from './shared-options.ts'

export function addContentCommand(program: Command): void {
  program
    .command('content')
    .description("are the owner's files and all other words of the site in order? file, line and what to mend")
    .option('--launch', 'and what is still invented or not said, before the site goes live')
    .addOption(json)
    .addHelpText('after', examples('content', 'content --launch', 'content --json'))
    .action(async (options) => {
      const { checkContent } = await import('../check-content.ts')
      await checkContent(options, terminal)
    })
}
