import type { Command } from '@commander-js/extra-typings'
import { terminal } from '../terminal.ts'
import { connectTo, deployed, dryRun, examples, json, yes } from './shared-options.ts'

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
    .addOption(json)
    .option('--canaries', 'with the daily tests')
    .addHelpText('after', examples('leads list', 'leads list --deployed --json'))
    .action(async (options) => {
      const { listLeads } = await import('../operate/leads/show-leads.ts')
      await listLeads(await openBook(options), terminal, options)
    })

  leads
    .command('show <id...>')
    .description('everything that is kept of an enquiry')
    .addOption(deployed)
    .addOption(json)
    .addHelpText('after', examples('leads show 3f9a2c1b'))
    .action(async (ids, options) => {
      const { showLeads } = await import('../operate/leads/show-leads.ts')
      await showLeads(await openBook(options), terminal, ids, options)
    })

  leads
    .command('resend <id...>')
    .description('mail enquiries again, marked as copies, within five minutes')
    .addOption(deployed)
    .addOption(dryRun)
    .addOption(yes)
    .addHelpText('after', examples('leads resend 3f9a2c1b --deployed'))
    .action(async (ids, options) => {
      const { resendLeads } = await import('../operate/leads/redelivery.ts')
      await resendLeads(await openBook(options), terminal, ids, options)
    })

  leads
    .command('export')
    .description('all enquiries as CSV, or as JSON')
    .addOption(deployed)
    .addOption(json)
    .addOption(dryRun)
    .option('--canaries', 'with the daily tests')
    .option('--to <file>', 'into a new file that only you may read, instead of to stdout')
    .addHelpText('after', examples('leads export --to leads.csv', 'leads export --deployed --json > leads.json'))
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
      const { eraseLeads } = await import('../operate/leads/erase-leads.ts')
      await eraseLeads(await openBook(options), terminal, ids, options)
    })
}

async function openBook(options: { deployed?: true | undefined }) {
  const { openLeadBook } = await import('../operate/leads/lead-book.ts')
  return openLeadBook(await connectTo(options))
}
