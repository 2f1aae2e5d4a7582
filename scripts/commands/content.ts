import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { examples } from './shared-options.ts'

export function addContentCommand(program: Command): void {
  program
    .command('content')
    .description(
      "are the owner's files and all other words of the site in order? file, line and what to mend, and what is not confirmed",
    )
    .addHelpText('after', examples('content'))
    .action(async () => {
      const { checkContent } = await import('../check-content.ts')
      await checkContent(terminal)
    })
}
