import type { Command } from '@commander-js/extra-typings'
import { examples, json, lazily } from './shared-options.ts'

export function addContentCommands(program: Command): void {
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
}
