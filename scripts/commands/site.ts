/** The commands of the site itself: start, build, content, deploy and smoke. */
import type { Command } from '@commander-js/extra-typings'
import { exitCodes, Problem } from '../problem.ts'
import { terminal } from '../terminal.ts'
import { connectTo, deployed, dryRun, examples, yes } from './shared-options.ts'

export function addSiteCommands(program: Command): void {
  program
    .command('start')
    .description('the whole site on this machine; PORT, INBOX_PORT and LOCAL_DATA move it')
    .option('--fresh', 'with empty data')
    .option('--dev', 'with hot reload, as `npm run dev`')
    .addHelpText('after', examples('start', 'start --fresh'))
    .action(async (options) => {
      const { startSite } = await import('../start.ts')
      await startSite(options, terminal)
    })

  program
    .command('build')
    .description('build what is deployed into dist: pages, browser bundle, sitemap, robots.txt, functions')
    .addHelpText('after', examples('build'))
    .action(async () => {
      const { buildSite } = await import('../site/build-site.ts')
      // The CDK builds before each synthesis (cdk.json), whose standard output is the template.
      await buildSite(terminal.note)
    })

  program
    .command('content')
    .description(
      "are the owner's files and all other words of the site in order? file, line and what to correct, and what is not confirmed",
    )
    .addHelpText('after', examples('content'))
    .action(async () => {
      const { contentCommand } = await import('../content-command.ts')
      await contentCommand(terminal)
    })

  program
    .command('deploy')
    .description('check that everything is in place, have the CDK build and deploy it, and smoke-test the site')
    .argument('[cdk...]', 'after another --: options for `cdk deploy`, such as --verbose')
    .addOption(dryRun)
    .addOption(yes)
    .option('--no-smoke', 'without the smoke test, which on GitHub another role runs')
    .addHelpText('after', examples('deploy --dry-run', 'deploy --yes'))
    .action(async (forCdk, options) => {
      const { deploy } = await import('../operate/deploy/deploy.ts')
      await deploy(onlyOptions(forCdk), options, terminal)
    })

  program
    .command('smoke')
    .description('the site check, now, and a test enquiry up to its mail')
    .addOption(deployed)
    .addHelpText('after', examples('smoke', 'smoke --deployed'))
    .action(async (options) => {
      const { smoke } = await import('../operate/smoke.ts')
      await smoke(await connectTo(options), terminal)
    })
}

/** @throws Problem for a word that is not an option: it is a mistake, and must not be passed to the CDK. */
function onlyOptions(forCdk: readonly string[]): readonly string[] {
  const [first] = forCdk
  if (first !== undefined && !first.startsWith('-'))
    throw new Problem(`"${first}" is one argument too many.`, exitCodes.wrongUse)
  return forCdk
}
