import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { deployed, examples } from './shared-options.ts'

export function addSmokeCommand(program: Command): void {
  program
    .command('smoke')
    .description('the site check, now; signed in, also a test enquiry up to its mail')
    .argument('[url]', 'by default the local site')
    .addOption(deployed)
    .addHelpText('after', examples('smoke', 'smoke --deployed', 'smoke https://sampleford.co.uk'))
    .action(async (url, options) => {
      const { smoke } = await import('../operate/smoke/smoke.ts')
      await smoke(url, options, terminal)
    })
}
