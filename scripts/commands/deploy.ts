import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { exitCodes, Problem } from '../problem.ts'
import { terminal } from '../terminal.ts'
import { dryRun, examples, yes } from './shared-options.ts'

const context = new Option(
  '-c, --context <key=value>',
  'a setting of site.config.ts, for this command; may be repeated',
)
  .argParser(addSetting)
  .default({} as Record<string, string>, 'none')

export function addDeployCommand(program: Command): void {
  program
    .command('deploy')
    .description('look whether everything is in place, have the CDK build and deploy it, and smoke-test the site')
    .argument('[cdk...]', 'after another --: options for `cdk deploy`, such as --verbose')
    .addOption(context)
    .addOption(dryRun)
    .addOption(yes)
    .option('--no-smoke', 'without the smoke test, which on GitHub another role runs')
    .addHelpText('after', examples('deploy --dry-run', 'deploy -c waf=true', 'deploy --yes'))
    .action(async (forCdk, options) => {
      const { deploy } = await import('../operate/deploy/deploy.ts')
      await deploy(onlyOptions(forCdk), options, terminal)
    })
}

function addSetting(setting: string, before: Record<string, string>): Record<string, string> {
  const [, key = '', value = ''] = /^([^=]+)=(.*)$/s.exec(setting) ?? []
  if (key === '') throw new InvalidArgumentError('It must be key=value.')
  return { ...before, [key]: value }
}

/** @throws Problem for a word that is not an option: it is a mistake, and must not be passed to the CDK. */
function onlyOptions(forCdk: readonly string[]): readonly string[] {
  const [first] = forCdk
  if (first !== undefined && !first.startsWith('-'))
    throw new Problem(`"${first}" is one argument too many.`, exitCodes.wrongUse)
  return forCdk
}
