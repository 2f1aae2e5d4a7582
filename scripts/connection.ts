/** Where the operator's tools find the product: the local stack while it runs, or what is deployed. */
import { existsSync } from 'node:fs'
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { siteStackName } from '../lib/stack-name.ts'
import { siteConfig } from '../site.config.ts'
import { readEndpoints } from './local/endpoints.ts'

const endpointsFile = '.local/endpoints.json'

export interface Connection {
  /** For people: "the local stack at http://localhost:3000". */
  name: string
  siteUrl: string
  /** What the CDN sends to the API; signs canary leads. */
  originKey: string
  projectsTable: string
  leadsTable: string
  portfolioImagesBucket: string
  customerPhotosBucket: string
  lastResortBucket: string
}

/** `--local` or `--deployed`; with neither, the local stack if it is running. */
export interface ConnectionChoice {
  local?: boolean | undefined
  deployed?: boolean | undefined
}

/**
 * Finds the names of tables and buckets, and sets up the environment that the SDK's clients take region, credentials
 * and addresses from: make clients afterwards.
 * @throws Error with a sentence when there is nothing to connect to.
 */
export async function connect({ local, deployed }: ConnectionChoice): Promise<Connection> {
  if (local && deployed) throw new Error('Give --local or --deployed, not both.')
  const isRunning = existsSync(endpointsFile)
  if (local && !isRunning) throw new Error('The local stack is not running: start it with `npm start`.')
  return deployed || !isRunning ? connectDeployed() : connectLocal()
}

async function connectLocal(): Promise<Connection> {
  const { siteUrl, environment, portfolioBucket } = await readEndpoints(endpointsFile)
  Object.assign(process.env, environment)
  return {
    name: `the local stack at ${siteUrl}`,
    siteUrl,
    originKey: environment.ORIGIN_KEY ?? '',
    projectsTable: environment.PROJECTS_TABLE ?? '',
    leadsTable: environment.LEADS_TABLE ?? '',
    portfolioImagesBucket: portfolioBucket,
    customerPhotosBucket: environment.PHOTO_BUCKET ?? '',
    lastResortBucket: environment.LAST_RESORT_BUCKET ?? '',
  }
}

async function connectDeployed(): Promise<Connection> {
  const region = process.env.REGION ?? siteConfig.region
  process.env.AWS_REGION = region
  const { outputs, stackId } = await readStack(region)
  const output = (name: string) => {
    const value = outputs[name]
    if (!value)
      throw new Error(`The stack ${siteStackName} has no output ${name}: deploy it again with \`npm run deploy\`.`)
    return value
  }
  return {
    name: `the deployed site at ${output('Url')}`,
    siteUrl: output('Url'),
    originKey: stackId.split('/')[2] ?? '',
    projectsTable: output('ProjectsTable'),
    leadsTable: output('LeadsTable'),
    portfolioImagesBucket: output('PortfolioImagesBucket'),
    customerPhotosBucket: output('CustomerPhotosBucket'),
    lastResortBucket: output('LastResortBucket'),
  }
}

/** What the deployed stack says about itself. */
async function readStack(region: string): Promise<{ stackId: string; outputs: Record<string, string | undefined> }> {
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region }).send(
      new DescribeStacksCommand({ StackName: siteStackName }),
    )
    const { StackId = '', Outputs = [] } = Stacks[0] ?? {}
    return {
      stackId: StackId,
      outputs: Object.fromEntries(Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue])),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `Neither the local stack is running, nor can the stack ${siteStackName} be read in ${region}: ${reason}\n` +
        'Start the local one with `npm start`, or sign in to AWS (AWS_PROFILE=...) and deploy with `npm run deploy`.',
    )
  }
}
