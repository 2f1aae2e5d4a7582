import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { dryRun, examples } from './shared-options.ts'

export function addBuildCommand(program: Command): void {
  program
    .command('build')
    .description('build what is deployed into dist: pages, browser bundle, sitemap, robots.txt, functions')
    .addOption(dryRun)
    .addHelpText('after', examples('build'))
    .action(async (options) => {
      if (options.dryRun) return terminal.print('This would write dist anew. Nothing was changed.')
      const { buildSite } = await import('../site/build-site.ts')
      await buildSite({ onStep: terminal.print })
    })
}
