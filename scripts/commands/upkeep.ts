import type { Command } from '@commander-js/extra-typings'
import { agreed, terminal } from '../terminal.ts'
import { connectTo, deployed, dryRun, examples, yes } from './shared-options.ts'

/** `electrician keys` and `electrician tables`: what an operator does once in a while. */
export function addUpkeepCommands(program: Command): void {
  program
    .command('keys')
    .description("the site's keys")
    .command('rotate')
    .description(
      'replace every key while the site goes on answering; the ones before stay accepted until the next time',
    )
    .addOption(deployed)
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('keys rotate --deployed'))
    .action(async (options) => {
      const { rotateKeys } = await import('../operate/keys.ts')
      const { name, deployment } = await connectTo(options)
      if (!(await agreed(terminal, `Replace every key of ${name}?`, 'rotate', options))) return
      await rotateKeys(deployment, terminal.print)
      terminal.print('Done. If a key had leaked, rotate once more: only then is it refused.')
    })

  const tables = program.command('tables').description('deleted tables put back, and the rehearsal of it')

  tables
    .command('restore')
    .description('put back each table that was deleted, with all that was in it')
    .addOption(deployed)
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('tables restore --deployed'))
    .action(async (options) => {
      const { restoreTables } = await import('../operate/tables.ts')
      const connection = await connectTo(options)
      const { name, leadsTable, projectsTable } = connection
      const question = `Put back what is missing of ${leadsTable} and ${projectsTable}, of ${name}?`
      if (await agreed(terminal, question, 'restore', options)) await restoreTables(connection, terminal.print)
    })

  tables
    .command('drill')
    .description('delete both tables, restore them and compare every item; never on the live site')
    .addOption(deployed)
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('tables drill'))
    .action(async (options) => {
      const { drill } = await import('../operate/tables.ts')
      const connection = await connectTo(options)
      const { name, leadsTable, projectsTable } = connection
      const question = `Delete ${leadsTable} and ${projectsTable} of ${name}, and restore them?`
      if (await agreed(terminal, question, 'drill', options)) await drill(connection, terminal.print)
    })
}
