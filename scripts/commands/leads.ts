import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { exitCodes, Problem } from '../problem.ts'
import { terminal } from '../terminal.ts'
import { connectTo, deployed, dryRun, examples, yes } from './shared-options.ts'

const since = new Option('--since <age>', 'received since, for example 36h or 2d').argParser(instantBefore)
const held = new Option('--held', 'beyond the hourly cap, and therefore not mailed')
const unmailed = new Option('--unmailed', 'not mailed, for whatever reason')
const whichLeads = 'Which? Give IDs, or one of --since, --held, --unmailed and --dead-letters.'
const whom = 'Whom? Give IDs, or the person by --phone NUMBER and --email ADDRESS.'

/** `electrician leads`: the owner's enquiries. */
export function addLeadsCommands(program: Command): void {
  const leads = program
    .command('leads')
    .description("the owner's enquiries: list, show, mail again, export, erase")
    .addHelpText('after', '\nOf an ID its beginning will do: four characters that no other enquiry begins with.')

  leads
    .command('list')
    .description('one line an enquiry, newest first')
    .addOption(deployed)
    .addOption(since)
    .addOption(held)
    .addOption(unmailed)
    .addHelpText('after', examples('leads list', 'leads list --held --deployed', 'leads list --since 2d'))
    .action(async (options) => {
      const { listLeads } = await import('../operate/leads/show-leads.ts')
      await listLeads(await openBook(options), terminal, options)
    })

  leads
    .command('show <id...>')
    .description('everything that is kept of an enquiry')
    .addOption(deployed)
    .addHelpText('after', examples('leads show 3f9a2c1b'))
    .action(async (ids, options) => {
      const { showLeads } = await import('../operate/leads/show-leads.ts')
      await showLeads(await openBook(options), terminal, ids)
    })

  leads
    .command('resend [id...]')
    .description('mail enquiries again, marked as copies: by ID, or all that an option names')
    .addOption(deployed)
    .addOption(since)
    .addOption(held)
    .addOption(unmailed)
    .option('--dead-letters', 'what the queue gave up, back into the queue')
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('leads resend 3f9a2c1b --deployed', 'leads resend --since 2d --deployed'))
    .action(async (ids, options) => {
      const { since, held, unmailed, deadLetters } = options
      const hasFilter = [since, held, unmailed, deadLetters].some((each) => each !== undefined)
      if (hasFilter === ids.length > 0) throw new Problem(whichLeads, exitCodes.wrongUse)
      const { resendDeadLetters, resendLeads } = await import('../operate/leads/resend-leads.ts')
      const book = await openBook(options)
      if (deadLetters) await resendDeadLetters(book, terminal, options)
      else await resendLeads(book, terminal, ids, options)
    })

  leads
    .command('export')
    .description('all enquiries as CSV, in no order')
    .addOption(deployed)
    .requiredOption('--to <file>', 'into a new file that only you may read')
    .addHelpText('after', examples('leads export --to leads.csv --deployed'))
    .action(async (options) => {
      const { exportLeads } = await import('../operate/leads/export-leads.ts')
      await exportLeads(await openBook(options), terminal, options)
    })

  leads
    .command('erase [id...]')
    .description('erase enquiries with their photos, for good: by ID, or everything of one person')
    .addOption(deployed)
    .option('--phone <number>', 'everything under this number, however it was typed')
    .option('--email <address>', 'everything under this address')
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('leads erase 3f9a2c1b', "leads erase --phone '07700 900456' --deployed --dry-run"))
    .action(async (ids, options) => {
      const hasPerson = (options.phone ?? options.email) !== undefined
      if (hasPerson === ids.length > 0) throw new Problem(whom, exitCodes.wrongUse)
      const { eraseLeads } = await import('../operate/leads/erase-leads.ts')
      await eraseLeads(await openBook(options), terminal, ids, options)
    })
}

/** `2d` -> two days ago, in epoch milliseconds. @throws InvalidArgumentError, which the parser prints with the option's name. */
function instantBefore(age: string): number {
  const [, number, unit] = /^(\d{1,4})([hd])$/.exec(age) ?? []
  if (!number) throw new InvalidArgumentError('It must be a number of hours or days, like 36h or 2d.')
  return Date.now() - Number(number) * (unit === 'd' ? 24 : 1) * 60 * 60_000
}

async function openBook(options: { deployed?: true | undefined }) {
  const { openLeadBook } = await import('../operate/leads/lead-book.ts')
  return openLeadBook(await connectTo(options))
}
