import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { siteConfig } from '../../site.config.ts'
import { exitCodes, Problem } from '../problem.ts'
import { terminal } from '../terminal.ts'
import { deployed, dryRun, examples, json, lazily, yes } from './shared-options.ts'

const context = new Option(
  '-c, --context <key=value>',
  'a setting of site.config.ts, for this command; may be repeated',
)
  .argParser(addSetting)
  .default({} as Record<string, string>, 'none')

const preflightJson = new Option('--json', 'with --dry-run: what it found, as JSON and nothing else on stdout').implies(
  {
    dryRun: true,
  },
)
const approval = new Option('--require-approval <which>', 'which changes the CDK asks about').choices([
  'never',
  'broadening',
  'any-change',
])

/** What puts the site into an AWS account, and looks at it there. */
export function addDeploymentCommands(program: Command): void {
  program
    .command('bootstrap')
    .description('prepare the regions of an account for the CDK, once')
    .argument('[cdk...]', 'after another --: options for `cdk bootstrap`, as they are')
    .addOption(context)
    .addOption(dryRun)
    .addHelpText('after', examples('bootstrap', 'bootstrap -c region=eu-west-1 --dry-run'))
    .action(async (forCdk, options) => {
      const { bootstrap } = await import('../operate/deploy/bootstrap.ts')
      await bootstrap(onlyOptions(forCdk), options, terminal)
    })

  program
    .command('deploy')
    .description('look whether everything is in place, build the site for its address, and have the CDK deploy it')
    .argument('[cdk...]', 'after another --: options for `cdk deploy`, as they are')
    .addOption(context)
    .addOption(dryRun)
    .addOption(preflightJson)
    .addOption(yes)
    .addOption(approval)
    .addHelpText('after', examples('deploy --dry-run', 'deploy -c stage=preview', 'deploy --yes'))
    .action(async (forCdk, options) => {
      const { deploy } = await import('../operate/deploy/deploy.ts')
      await deploy(onlyOptions(forCdk), options, terminal)
    })

  const preview = program.command('preview').description('a copy of the site beside it, as a stage of its own')

  preview
    .command('make <stage>')
    .description('deploy the copy, with sample projects; again, bring it up to date')
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('preview make pr-12 --yes'))
    .action(lazily(async () => (await import('../operate/preview.ts')).makePreview))

  preview
    .command('remove <stage>')
    .description('delete the copy with all its data')
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('preview remove pr-12 --yes'))
    .action(lazily(async () => (await import('../operate/preview.ts')).removePreview))

  program
    .command('smoke')
    .description('is the site that answers there whole? leaves a test enquiry and a photo, gone in two days')
    .argument('[url]', 'by default the local site')
    .addOption(deployed)
    .addOption(json)
    .option('--dry-run', 'without the checks that leave something')
    .addHelpText('after', examples('smoke', 'smoke --deployed', 'smoke https://sampleford.co.uk --dry-run'))
    .action(lazily(async () => (await import('../operate/smoke/smoke.ts')).smoke))
}

function addSetting(given: string, before: Record<string, string>): Record<string, string> {
  const [, key = '', value = ''] = /^([^=]+)=(.*)$/s.exec(given) ?? []
  if (key === '') throw new InvalidArgumentError('It must be key=value.')
  const names = Object.keys(siteConfig)
  // The CDK's own keys look like @aws-cdk/core:name.
  if (!names.includes(key) && !key.includes(':')) {
    throw new InvalidArgumentError(`There is no setting ${key} in site.config.ts, which has ${names.join(', ')}.`)
  }
  return { ...before, [key]: value }
}

/** @throws Problem for a word, which is a mistake and nothing for the CDK. */
function onlyOptions(forCdk: readonly string[]): readonly string[] {
  const [first] = forCdk
  if (first !== undefined && !first.startsWith('-'))
    throw new Problem(`"${first}" is one argument too many.`, exitCodes.wrongUse)
  return forCdk
}
