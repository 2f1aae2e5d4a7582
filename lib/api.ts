import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway'
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2'
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { business } from '#content/business.ts'
import { calendar } from '#content/calendar.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { type Route, type RouteName, routes } from '#contract/routes.ts'
import { otherEntries } from '../lambdas/bundling.ts'
import { acknowledge } from './acknowledge.ts'
import type { AddressLimits } from './address-limits.ts'
import { ApiFunction } from './api-function.ts'
import type { Keys } from './keys.ts'
import type { Leads } from './leads.ts'
import type { Mail } from './mail.ts'
import type { OwnerSettings } from './owner-settings.ts'
import type { PhotoBuckets } from './photo-buckets.ts'
import type { ProjectsTable } from './projects-table.ts'

/** What each route's function costs the business when it fails, and what it may touch. */
const routeFunctions: Record<RouteName, { errorImpact: string; allow: (made: ApiFunction, stores: Stores) => void }> = {
  listProjects: {
    errorImpact: 'Visitors see no projects. Enquiries are not affected.',
    allow: (made, { projects }) => projects.allowReads(made),
  },
  showProjects: {
    errorImpact: 'Visitors whose browser runs no script see no projects. Enquiries are not affected.',
    allow: (made, { projects }) => {
      projects.allowReads(made)
      giveBusiness(made)
      made.addEnvironment('BUSINESS_IS_SAMPLE', String(business.sample))
    },
  },
  getCollection: {
    errorImpact: "A project's dialog shows one picture instead of all. Enquiries are not affected.",
    allow: (made, { projects }) => projects.allowReads(made),
  },
  createPhotoUploads: {
    errorImpact: 'Visitors cannot add photos; the form offers to send the enquiry without them.',
    allow: (made, { keys, photos, limits, siteUrl }) => {
      keys.give(made, 'formToken')
      made.addEnvironment('SITE_URL', siteUrl)
      photos.allowSigning(made)
      limits.allowCounting(made)
    },
  },
  getFormToken: {
    errorImpact: 'Enquiries arrive without their form token. Nothing is lost, but spam is harder to recognise.',
    allow: (made, { keys }) => keys.give(made, 'formToken'),
  },
  sendLeadEmail: {
    errorImpact: 'Enquiries may be failing: visitors are told to call. Look now.',
    allow: (made, { keys, leads, limits, photos, mail, siteUrl }) => {
      keys.give(made, 'formToken')
      keys.give(made, 'canary')
      made.addEnvironment('SITE_URL', siteUrl)
      giveBusiness(made)
      made.addEnvironment('PRIVACY_NOTICE', privacyNotice)
      keys.give(made, 'ownerLinks')
      leads.allowAccepting(made)
      limits.allowCounting(made)
      photos.allowAttaching(made)
      mail.allowSending(made)
    },
  },
  showReceipt: {
    errorImpact: 'A visitor without JavaScript sees no receipt. Their enquiry is safe.',
    allow: (made, { keys }) => {
      keys.give(made, 'formToken')
      giveBusiness(made)
      made.addEnvironment('WORKING_CALENDAR', JSON.stringify(calendar))
    },
  },
  showEnquiry: {
    errorImpact: 'The owner cannot see what became of an enquiry by the link in the mail. Enquiries are not affected.',
    allow: allowEnquiries,
  },
  reportViolations: {
    errorImpact: 'What the content security policy forbids is not counted. Visitors notice nothing.',
    allow: () => {},
  },
  markEnquiry: {
    errorImpact: 'The owner cannot mark an enquiry as answered by the link in the mail. Enquiries are not affected.',
    allow: (made, stores) => {
      allowEnquiries(made, stores)
      stores.leads.allowNoting(made)
    },
  },
  showMorningMail: {
    errorImpact: 'The owner cannot switch the morning mail off by the link in it. Enquiries are not affected.',
    allow: (made, { keys, ownerSettings }) => {
      allowPage(made, keys)
      ownerSettings.allowReading(made)
    },
  },
  switchMorningMail: {
    errorImpact: 'The owner cannot switch the morning mail off by the link in it. Enquiries are not affected.',
    allow: (made, { keys, ownerSettings }) => {
      allowPage(made, keys)
      ownerSettings.allowChanging(made)
    },
  },
}

/** What a page behind a link of the owner's needs. */
function allowPage(made: ApiFunction, keys: Keys): void {
  keys.give(made, 'ownerLinks')
  made.addEnvironment('BUSINESS_NAME', business.name)
}

/** What a page for visitors says of the business. */
function giveBusiness(made: ApiFunction): void {
  made.addEnvironment('BUSINESS_NAME', business.name)
  made.addEnvironment('BUSINESS_PHONE', business.phone.display)
  made.addEnvironment('BUSINESS_PHONE_E164', business.phone.e164)
}

/** What both sides of the owner's link need. */
function allowEnquiries(made: ApiFunction, { keys, leads }: Stores): void {
  allowPage(made, keys)
  leads.allowReading(made)
}

/** What the functions work with. */
export interface Stores {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
  keys: Keys
  projects: ProjectsTable
  leads: Leads
  limits: AddressLimits
  ownerSettings: OwnerSettings
  photos: PhotoBuckets
  mail: Mail
}

interface ApiProps {
  /** Days that the logs of the functions and of the API are kept. */
  logRetentionDays: number
}

/** The public API: one route and one function for each row of the contract's table. */
export class Api extends Construct {
  readonly gateway: HttpApi
  readonly functions: ApiFunction[] = []
  private readonly logRetentionDays: number

  constructor(scope: Construct, id: string, { logRetentionDays }: ApiProps) {
    super(scope, id)
    this.logRetentionDays = logRetentionDays
    this.gateway = new HttpApi(this, 'Gateway', {
      apiName: Stack.of(this).stackName,
      createDefaultStage: false,
    })
  }

  /** Host that the CDN forwards to. */
  get domainName(): string {
    return `${this.gateway.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }

  /** Adds every route of the contract, and one for all other paths, which answers 400 as JSON [E2]. */
  addRoutes(stores: Stores): void {
    const shared = { timeout: Duration.seconds(12), logRetentionDays: this.logRetentionDays }
    const made: HttpRoute[] = []
    // Object.entries forgets the keys' type.
    for (const [name, route] of Object.entries(routes) as [RouteName, (typeof routes)[RouteName]][]) {
      const { errorImpact, allow } = routeFunctions[name]
      const id = name.charAt(0).toUpperCase() + name.slice(1)
      const handler = new ApiFunction(this, id, { ...shared, entry: route.entry, errorImpact, environment: {} })
      stores.keys.give(handler, 'origin')
      allow(handler, stores)
      made.push(...this.addRoute(id, route, handler))
    }
    const unknown = new ApiFunction(this, 'UnknownRoute', {
      ...shared,
      entry: otherEntries.unknownRoute,
      errorImpact: 'Only calls to addresses that do not exist are affected.',
      environment: {},
      memorySize: 128,
    })
    made.push(this.addRouteKey('UnknownRoute', HttpRouteKey.DEFAULT, unknown))
    this.functions.push(unknown)
    this.addStage(made)
  }

  /** What answers GET answers HEAD too: mail scanners and monitors ask so. */
  private addRoute(id: string, { method, path }: Route, handler: ApiFunction): HttpRoute[] {
    this.functions.push(handler)
    const made = [this.addRouteKey(id, HttpRouteKey.with(path, HttpMethod[method]), handler)]
    if (method === 'GET') made.push(this.addRouteKey(`${id}Head`, HttpRouteKey.with(path, HttpMethod.HEAD), handler))
    return made
  }

  private addRouteKey(id: string, routeKey: HttpRouteKey, handler: ApiFunction): HttpRoute {
    const integration = new HttpLambdaIntegration(`${id}Integration`, handler)
    const route = new HttpRoute(this, `${id}Route`, { httpApi: this.gateway, routeKey, integration })
    acknowledge(route, {
      'AwsSolutions-APIG4': 'The site is public and has no accounts. The origin key refuses calls that bypass the CDN.',
    })
    return route
  }

  /** The stage comes last: its throttles name the routes, which must exist by then. */
  private addStage(made: HttpRoute[]): void {
    const log = new LogGroup(this, 'AccessLog', {
      retention: this.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.gateway,
      stageName: '$default',
      autoDeploy: true,
      // For $default; every route of the contract has its own below.
      throttle: { rateLimit: 10, burstLimit: 20 },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLogFormat },
    })
    const resource = stage.node.defaultChild as CfnStage // CDK types every default child as IConstruct
    resource.routeSettings = Object.fromEntries(
      Object.values(routes).map(({ method, path, throttle }) => [
        `${method} ${path}`,
        {
          ThrottlingRateLimit: throttle.rate,
          ThrottlingBurstLimit: throttle.burst,
        },
      ]),
    )
    stage.node.addDependency(...made)
  }
}

/** No address, no user agent, no query: nothing that tells one visitor from another [I4] [L13]. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTimeEpoch',
    route: '$context.routeKey',
    status: '$context.status',
    bytes: '$context.responseLength',
    milliseconds: '$context.responseLatency',
    integrationError: '$context.integrationErrorMessage',
  }),
)
