import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { examples } from './shared-options.ts'

export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('the whole site on this machine; PORT, INBOX_PORT and LOCAL_DATA move it')
    .option('--fresh', 'with empty data')
    .option('--dev', 'with hot reload, as `npm run dev`')
    .addHelpText('after', examples('start', 'start --fresh', 'start --dev'))
    .action(async (options) => {
      const { startSite } = await import('../start.ts')
      await startSite(options, terminal)
    })
}
