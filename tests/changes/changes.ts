/** The eight changes of `docs/contributing.md`, each as edits of the current repository. */

import { type Change, withoutOption } from './perform.ts'

interface EasyChange extends Change {
  /** Its name in the document. */
  name: string
  /** By file of the built site, text that it contains after the change. */
  shows?: Record<string, string>
}

const withoutReceipts = withoutOption('receipt')

export const changes: readonly EasyChange[] = [
  {
    name: 'a field of the form, through to mail, fallback, list, export, erasure and the privacy page',
    edits: {
      'lambdas/contract/quote-fields.ts': [
        [
          '  jobDescription: {',
          `  preferredDay: {
    label: 'Preferred day',
    name: 'Preferred day',
    column: 'day',
    type: 'text',
    autocomplete: 'off',
    longest: 100,
    canary: 'Tuesday',
  },
  jobDescription: {`,
        ],
      ],
    },
    shows: { 'contact/index.html': 'name="preferredDay"', 'privacy/index.html': 'Preferred day, if you give it' },
  },
  {
    name: 'an API route with its function and its right',
    edits: {
      'lambdas/contract/api-paths.ts': [
        ['  getFormToken:', "  countProjects: { method: 'GET', path: '/api/project-count' },\n  getFormToken:"],
      ],
      'lambdas/contract/routes.ts': [
        [
          '  getFormToken: {',
          `  countProjects: {
    ...apiPaths.countProjects,
    entry: 'projects/count-projects',
    params: Nothing,
    query: Ignored,
    ...noBody,
    response: z.object({ projects: z.int() }),
    cache: cachedBriefly,
    throttle: { rate: 2, burst: 2 },
  },
  getFormToken: {`,
        ],
      ],
      'lib/api.ts': [
        [
          "  'photos/create-uploads'(",
          `  'projects/count-projects'(made, { projects }) {
    projects.grantRead(made)
  },
  'photos/create-uploads'(`,
        ],
      ],
      'tests/lib/least-privilege.test.ts': [
        [
          "    'photos/create-uploads': [",
          "    'projects/count-projects': ['dynamodb:GetItem', 'dynamodb:Query'],\n    'photos/create-uploads': [",
        ],
      ],
    },
    added: {
      'lambdas/projects/count-projects.lambda.ts': `import { createDynamoClient } from '../runtime/dynamo-client.ts'
import { endpoint } from '../runtime/endpoint.ts'
import { readEnv } from '../runtime/env.ts'
import { createProjectStore } from './project-store.ts'

const { PROJECTS_TABLE } = readEnv('PROJECTS_TABLE')
const store = createProjectStore(createDynamoClient(), PROJECTS_TABLE)

/** How many rows the portfolio has. */
export const handler = endpoint('countProjects', async () => ({ projects: (await store.list()).length }))
`,
    },
  },
  {
    name: 'a listed service',
    added: {
      'web/content/services/cooling.ts': {
        of: 'web/content/services/heating.ts',
        edits: [
          ['order: 9', 'order: 99'],
          ["boiler-stat-wiring-centre',\n  title", "lighting-plan-drawing-desk',\n  title"],
          ["pageTitle('Heating Controls & Fault Finding')", "pageTitle('Fans and Cooling')"],
          ["'Heating control wiring, thermostats", "'Fans, cooling, thermostats"],
        ],
      },
    },
    shows: { 'services/index.html': '/services/cooling', 'sitemap.xml': '/services/cooling' },
  },
  {
    name: 'an area, on the map too',
    added: {
      'web/content/areas/ham.ts': {
        of: 'web/content/areas/kew.ts',
        edits: [
          ['order: 3', 'order: 99'],
          ["name: 'Kew'", "name: 'Ham'"],
          ['latitude: 51.483, longitude: -0.288', 'latitude: 51.436, longitude: -0.312'],
          ['Electrician in Kew $', 'Electrician in Ham $'],
          ['Electrician for Kew homes', 'Electrician for Ham homes'],
        ],
      },
    },
    shows: { 'areas/index.html': '/areas/ham', 'sitemap.xml': '/areas/ham' },
  },
  {
    name: 'a page',
    edits: {
      'web/src/routes.tsx': [
        [
          '  { path: paths.areas,',
          "  { path: '/thanks', menu: 'Thanks', page: 'ThanksPage' },\n  { path: paths.areas,",
        ],
      ],
    },
    added: {
      'web/src/pages/ThanksPage.tsx': `import { PageHero } from '../sections/PageHero.tsx'
import { Seo } from '../seo/Seo.tsx'

const trail = [{ name: 'Thanks', path: '/thanks' }]

export function ThanksPage() {
  return (
    <>
      <Seo
        title="Thanks to those who help us work"
        description="The merchants, neighbours and other trades who make our work in Richmond easier, and a word of thanks to each of them."
        path="/thanks"
        jsonLd={(data) => [data.breadcrumbData(trail)]}
      />
      <PageHero title="Thanks" text="To the merchants and neighbours who help us work." trail={trail} />
    </>
  )
}
`,
    },
    shows: { 'thanks/index.html': 'neighbours', 'sitemap.xml': '/thanks' },
  },
  {
    name: 'a portfolio category',
    edits: { 'lambdas/contract/project-categories.ts': [["'Living Spaces'", "'Living Spaces', 'Sheds'"]] },
    shows: { 'portfolio/index.html': 'Sheds' },
  },
  {
    name: 'how long enquiries are kept',
    edits: { 'lambdas/contract/retention.ts': [['leadMonths: 12', 'leadMonths: 9']] },
    shows: { 'privacy/index.html': '9 months' },
  },
  {
    name: 'no receipts at all',
    removed: withoutReceipts.removed ?? [],
    edits: {
      ...withoutReceipts.edits,
      'lib/config.ts': [['customerReceipt: Flag,']],
      'site.config.ts': [
        [
          `  /**
   * True mails customers a receipt of their enquiry, when they gave an address. Only once SES has left its sandbox:
   * docs/leave-the-ses-sandbox.md. \`npm run deploy\` refuses it before.
   */
  customerReceipt: false,
`,
          '',
        ],
      ],
      'web/content/lib/site-options.ts': [['customerReceipt: false,']],
      'web/content/pages/privacy.ts': [
        [
          `      ...where(
        options.customerReceipt,
        'If you give an e-mail address, one message to it says that your enquiry has arrived, and we note whether it was delivered. Nothing else is sent to you automatically.',
      ),
`,
          '',
        ],
        [
          "...where(!options.customerReceipt, 'Nothing is sent to you automatically.')",
          "'Nothing is sent to you automatically.'",
        ],
      ],
      'scripts/local/plan/local-settings.ts': [['// No mail leaves this machine.\n    customerReceipt: true,']],
      'scripts/operate/deploy/preflight.ts': [
        [
          `  if (inSandbox && settings.customerReceipt) {
    const cure = 'until the account has left the sandbox (docs/leave-the-ses-sandbox.md)'
    const problem = \`customerReceipt is true, and SES in its sandbox mails no customer: set it to false in site.config.ts \${cure}.\`
    yield { problem }
  }
`,
          '',
        ],
      ],
      '.github/workflows/site.yml': [[' -c customerReceipt=true', '']],
      'tests/fixtures/blank-settings.ts': [['customerReceipt: false,'], ['customerReceipt: true,']],
      'tests/web/content/lib/owner/options.test.ts': [
        [' customerReceipt: true,', ''],
        ["['customerReceipt', /says that your enquiry has arrived/],"],
      ],
      'tests/scripts/operate/deploy/preflight.test.ts': [
        [
          `test('customers’ receipts wait until SES mails anybody [O5]', async () => {
  const withReceipts = { ...settings, customerReceipt: true }
  expect(await said(withReceipts)).toEqual(nothing)
  expect((await said(withReceipts, { isInMailSandbox: async () => true })).problems).toEqual([
    expect.stringMatching(/customerReceipt is true, .*leave-the-ses-sandbox\\.md/),
  ])
})

`,
          '',
        ],
      ],
      'tests/docs/tell-facts.ts': [['import { buildReceipt }'], ['customerReceipt: true,'], ['receipt: buildReceipt(']],
      'docs/architecture.md': [['receipts[send-receipts<br>where switched on]'], ['receipts --> leads & limits & ses']],
    },
  },
]
