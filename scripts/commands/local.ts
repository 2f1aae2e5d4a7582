import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { dryRun, examples, lazily } from './shared-options.ts'

/** What runs on this machine alone. */
export function addLocalCommands(program: Command): void {
  program
    .command('start')
    .description('the whole site on this machine; PORT, INBOX_PORT and LOCAL_DATA move it')
    .option('--fresh', 'with empty data')
    .option('--dev', 'with hot reload, as `npm run dev`')
    .addOption(dryRun)
    .addHelpText('after', examples('start', 'start --fresh --dry-run', 'start --dev'))
    .action(lazily(async () => (await import('../start.ts')).startSite))

  program
    .command('build')
    .description('build the site into dist/site: browser bundle, pages, sitemap, robots.txt')
    .addOption(dryRun)
    .addHelpText('after', examples('build'))
    .action(async (options) => {
      if (options.dryRun) return terminal.print('This would write dist/site anew. Nothing was changed.')
      const { buildSite } = await import('../site/build-site.ts')
      await buildSite({ onStep: terminal.print })
    })

  program
    .command('screenshots')
    .description('full-page pictures of pages at three widths, into .cache/screenshots')
    .argument('[path...]', 'pages by their paths', ['/'])
    .addOption(dryRun)
    .addHelpText('after', examples('screenshots', 'screenshots / /services/rewiring'))
    .action(lazily(async () => (await import('../screenshots.ts')).takeScreenshots))
}
