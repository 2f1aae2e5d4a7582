import type { Command } from '@commander-js/extra-typings'
import { dryRun, examples, lazily } from './shared-options.ts'

export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('the whole site on this machine; PORT, INBOX_PORT and LOCAL_DATA move it')
    .option('--fresh', 'with empty data')
    .option('--dev', 'with hot reload, as `npm run dev`')
    .addOption(dryRun)
    .addHelpText('after', examples('start', 'start --fresh --dry-run', 'start --dev'))
    .action(lazily(async () => (await import('../start.ts')).startSite))
}
