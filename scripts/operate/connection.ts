/** Where the operator's tools find the product: the local stack, or what is deployed. */
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation'
import { type Deployment, siteStackName } from '#contract/operations.ts'
import { siteConfig } from '../../site.config.ts'
import { findLocalStack, localDataFolder, localDeployment } from '../local/endpoints.ts'

export interface Connection {
  /** For people: "the local stack at http://localhost:3000". */
  name: string
  siteUrl: string
  deployment: Deployment
  isDeployed: boolean
  projectsTable: string
  leadsTable: string
  portfolioImagesBucket: string
  customerPhotosBucket: string
  lastResortBucket: string
}

/** The deployed site only when asked for by name. */
interface ConnectionChoice {
  deployed?: boolean | undefined
}

/**
 * Finds the names of tables and buckets, and sets up the environment that the SDK's clients take region, credentials
 * and addresses from: make clients afterwards.
 * @throws Error with a sentence when there is nothing to connect to.
 */
export async function connect({ deployed }: ConnectionChoice): Promise<Connection> {
  return deployed ? connectDeployed() : connectLocal()
}

async function connectLocal(): Promise<Connection> {
  const stack = await findLocalStack()
  if (!stack) {
    throw new Error(
      `No local stack is running with the data in ${localDataFolder()}: start it with \`npm start\`, or give --deployed to work on the deployed site.`,
    )
  }
  const { siteUrl, environment, portfolioBucket } = stack
  Object.assign(process.env, environment)
  return {
    name: `the local stack at ${siteUrl}`,
    siteUrl,
    deployment: localDeployment,
    isDeployed: false,
    projectsTable: environment.PROJECTS_TABLE ?? '',
    leadsTable: environment.LEADS_TABLE ?? '',
    portfolioImagesBucket: portfolioBucket,
    customerPhotosBucket: environment.PHOTO_BUCKET ?? '',
    lastResortBucket: environment.LAST_RESORT_BUCKET ?? '',
  }
}

async function connectDeployed(): Promise<Connection> {
  // An empty variable counts as unset, as it does for the other settings.
  const deployment = { stage: process.env.STAGE || siteConfig.stage, region: process.env.REGION || siteConfig.region }
  process.env.AWS_REGION = deployment.region
  const outputs = await readOutputs(deployment)
  const output = (name: string) => {
    const value = outputs[name]
    if (!value)
      throw new Error(
        `The stack ${siteStackName(deployment)} has no output ${name}: deploy it again with \`npm run deploy\`.`,
      )
    return value
  }
  return {
    name: `the deployed site at ${output('Url')}`,
    siteUrl: output('Url'),
    deployment,
    isDeployed: true,
    projectsTable: output('ProjectsTable'),
    leadsTable: output('LeadsTable'),
    portfolioImagesBucket: output('PortfolioImagesBucket'),
    customerPhotosBucket: output('CustomerPhotosBucket'),
    lastResortBucket: output('LastResortBucket'),
  }
}

/** Outputs of the deployed stack. */
async function readOutputs(deployment: Deployment): Promise<Record<string, string | undefined>> {
  const StackName = siteStackName(deployment)
  const { region } = deployment
  try {
    const { Stacks = [] } = await new CloudFormationClient({ region }).send(new DescribeStacksCommand({ StackName }))
    const { Outputs = [] } = Stacks[0] ?? {}
    return Object.fromEntries(Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The stack ${StackName} cannot be read in ${region}: ${reason}\n` +
        'Sign in to AWS (AWS_PROFILE=...), and deploy with `npm run deploy` if there is none yet.',
    )
  }
}
