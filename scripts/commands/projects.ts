import { type Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { schemaProblems } from '#shared/file-problems.ts'
import { Project } from '#shared/project.ts'
import { terminal } from '../terminal.ts'
import { connectTo, deployed, dryRun, examples, yes } from './shared-options.ts'

/** `npm run projects`: the portfolio and its pictures. */
export function addProjectsCommands(program: Command): void {
  const projects = program.command('projects').description('the portfolio and its pictures: list, add, import, remove')

  projects
    .command('list')
    .description('what the portfolio shows, newest first')
    .addOption(deployed)
    .addHelpText('after', examples('projects list', 'projects list --deployed'))
    .action(async (options) => {
      const { listPortfolio } = await import('../operate/projects/portfolio.ts')
      await listPortfolio(await portfolioOf(options), terminal)
    })

  projects
    .command('add')
    .description('add one project with its picture: asks for its words, and then whether to add it')
    .requiredOption('--image <picture>', 'a photo as the phone or camera made it')
    .option('--featured', 'on the home page too')
    .option('--collection <id>', 'which pictures belong together', collectionId)
    .option('--order <number>', 'its place among them', wholeNumber, 1)
    .addOption(deployed)
    .addOption(dryRun)
    .addHelpText('after', examples('projects add --image IMG_0003.HEIC --featured --deployed'))
    .action(async (options) => {
      const { addProject } = await import('../operate/projects/add-project.ts')
      await addProject(() => portfolioOf(options), terminal, options)
    })

  projects
    .command('import')
    .description(
      'add or replace projects and their pictures, unless one is not in order; --dry-run says what would change, and what is orphaned or invalid',
    )
    .argument('<file>', 'a JSON file of projects')
    .option('--images <folder>', 'where the pictures are; by default where FILE is')
    .addOption(deployed)
    .addOption(dryRun)
    .addHelpText('after', examples('projects import projects.json --images photos --deployed --dry-run'))
    .action(async (file, options) => {
      const { importFile } = await import('../operate/projects/import-projects.ts')
      await importFile(() => portfolioOf(options), terminal, file, options)
    })

  projects
    .command('remove <id...>')
    .description('remove projects, and pictures that no other project shows')
    .addOption(deployed)
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('projects remove prj-101 --dry-run'))
    .action(async (ids, options) => {
      const { removeProjects } = await import('../operate/projects/portfolio.ts')
      await removeProjects(await portfolioOf(options), terminal, ids, options)
    })
}

/** @throws InvalidArgumentError, which the parser prints with the option's name. */
function wholeNumber(typed: string): number {
  if (!/^\d{1,4}$/.test(typed)) throw new InvalidArgumentError('It must be a whole number below 10000.')
  return Number(typed)
}

/** @throws InvalidArgumentError, which the parser prints with the option's name. */
function collectionId(typed: string): string {
  const problems = schemaProblems(Project.shape.collection_id, typed, 'It')
  if (problems.length > 0) throw new InvalidArgumentError(problems.join(' '))
  return typed
}

async function portfolioOf(options: { deployed?: true | undefined }) {
  const { createPortfolio } = await import('../operate/projects/portfolio.ts')
  return createPortfolio(await connectTo(options))
}
