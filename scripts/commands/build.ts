import type { Command } from '@commander-js/extra-typings'
import { explain, Problem } from '../problem.ts'
import { terminal } from '../terminal.ts'
import { examples } from './shared-options.ts'

export function addBuildCommand(program: Command): void {
  program
    .command('build')
    .description('build what is deployed into dist: pages, browser bundle, sitemap, robots.txt, functions')
    .option('--for-cdk', 'as cdk.json calls it before each synthesis: standard output stays the template')
    .addHelpText('after', examples('build'))
    .action(async (options) => {
      if (options.forCdk) await build(terminal.note).catch(sayHowToGoOn)
      else await build(terminal.print)
    })
}

/** The import reads the owner's files too, and throws when they cannot be read. */
async function build(onStep: (step: string) => void): Promise<void> {
  const { buildSite } = await import('../site/build-site.ts')
  await buildSite(onStep)
}

/** @throws Problem with the error, and how the CDK's command goes on without a build. */
function sayHowToGoOn(error: unknown): never {
  const { output } = explain(error)
  const sentence = "The site was not built. To go on with the last good build in dist, add to the command: --build ''"
  throw new Problem(`${output instanceof Error ? output.stack : output}\n${sentence}`)
}
