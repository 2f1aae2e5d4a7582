import { type Command, InvalidArgumentError, Option } from '@commander-js/extra-typings'
import { exitCodes, Problem } from '../problem.ts'
import { terminal } from '../terminal.ts'
import { connectTo, deployed, dryRun, examples, yes } from './shared-options.ts'

const since = new Option('--since <age>', 'received since, for example 36h or 2d').argParser(instantBefore)
const unmailed = new Option('--unmailed', 'not mailed, for whatever reason')
const whichEnquiries = 'Which? Give IDs, or one of --since, --unmailed and --dead-letters.'
const whom = 'Whom? Give IDs, or the person by --phone NUMBER and --email ADDRESS.'

/** `npm run enquiries`: the owner's enquiries. */
export function addEnquiriesCommands(program: Command): void {
  const enquiries = program
    .command('enquiries')
    .description("the owner's enquiries: list, show, mail again, open photos, export, shorten retention, erase")
    .addHelpText('after', '\nOf an ID its beginning will do: four characters that no other enquiry begins with.')

  enquiries
    .command('list')
    .description('one line an enquiry: emergencies first, then the newest')
    .addOption(deployed)
    .addOption(since)
    .addOption(unmailed)
    .addHelpText(
      'after',
      examples('enquiries list', 'enquiries list --unmailed --deployed', 'enquiries list --since 2d'),
    )
    .action(async (options) => {
      const { listEnquiries } = await import('../operate/enquiries/show-enquiries.ts')
      await listEnquiries(await resourcesOf(options), terminal, options)
    })

  enquiries
    .command('show <id...>')
    .description('everything that is kept of an enquiry')
    .addOption(deployed)
    .addHelpText('after', examples('enquiries show 3f9a2c1b'))
    .action(async (ids, options) => {
      const { showEnquiries } = await import('../operate/enquiries/show-enquiries.ts')
      await showEnquiries(await resourcesOf(options), terminal, ids)
    })

  enquiries
    .command('resend [id...]')
    .description('have enquiries mailed, by ID, or all that an option names; one mailed before is marked as a copy')
    .addOption(deployed)
    .addOption(since)
    .addOption(unmailed)
    .option('--dead-letters', 'what the queue gave up after five days')
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('enquiries resend 3f9a2c1b --deployed', 'enquiries resend --since 2d --deployed'))
    .action(async (ids, options) => {
      const { since, unmailed, deadLetters } = options
      const hasFilter = [since, unmailed, deadLetters].some((each) => each !== undefined)
      if (hasFilter === ids.length > 0) throw new Problem(whichEnquiries, exitCodes.wrongUse)
      const { resendDeadLetters, resendEnquiries } = await import('../operate/enquiries/resend-enquiries.ts')
      const resources = await resourcesOf(options)
      if (deadLetters) await resendDeadLetters(resources, terminal, options)
      else await resendEnquiries(resources, terminal, ids, options)
    })

  enquiries
    .command('photos <id...>')
    .description('open photos that a mail does not show: of possible spam, or that came late')
    .addOption(deployed)
    .addHelpText('after', examples('enquiries photos 3f9a2c1b --deployed'))
    .action(async (ids, options) => {
      const { claimEnquiryPhotos } = await import('../operate/enquiries/claim-enquiry-photos.ts')
      await claimEnquiryPhotos(await resourcesOf(options), terminal, ids)
    })

  enquiries
    .command('export')
    .description('all enquiries as CSV, in no order')
    .addOption(deployed)
    .requiredOption('--to <file>', 'into a new file that only you may read')
    .addHelpText('after', examples('enquiries export --to enquiries.csv --deployed'))
    .action(async (options) => {
      const { exportEnquiries } = await import('../operate/enquiries/export-enquiries.ts')
      await exportEnquiries(await resourcesOf(options), terminal, options)
    })

  enquiries
    .command('shorten')
    .description('apply a shorter retention to the enquiries that are stored already')
    .addOption(deployed)
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('enquiries shorten --deployed --dry-run'))
    .action(async (options) => {
      const { shortenRetention } = await import('../operate/enquiries/shorten-retention.ts')
      await shortenRetention(await resourcesOf(options), terminal, options)
    })

  enquiries
    .command('erase [id...]')
    .description('erase enquiries with their photos, for good: by ID, or everything of one person')
    .addOption(deployed)
    .option('--phone <number>', 'everything under this number, however it was typed')
    .option('--email <address>', 'everything under this address')
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText(
      'after',
      examples('enquiries erase 3f9a2c1b', "enquiries erase --phone '07700 900456' --deployed --dry-run"),
    )
    .action(async (ids, options) => {
      const hasPerson = (options.phone ?? options.email) !== undefined
      if (hasPerson === ids.length > 0) throw new Problem(whom, exitCodes.wrongUse)
      const { eraseEnquiries } = await import('../operate/enquiries/erase-enquiries.ts')
      await eraseEnquiries(await resourcesOf(options), terminal, ids, options)
    })
}

/**
 * `2d` -> two days ago, in epoch milliseconds. @throws InvalidArgumentError, which the parser prints with the option.
 */
function instantBefore(age: string): number {
  const [, number, unit] = /^(\d{1,4})([hd])$/.exec(age) ?? []
  if (!number) throw new InvalidArgumentError('It must be a number of hours or days, like 36h or 2d.')
  return Date.now() - Number(number) * (unit === 'd' ? 24 : 1) * 60 * 60_000
}

async function resourcesOf(options: { deployed?: true | undefined }) {
  const { createEnquiryResources } = await import('../operate/enquiries/enquiry-resources.ts')
  return createEnquiryResources(await connectTo(options))
}
