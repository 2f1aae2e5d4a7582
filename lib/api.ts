import { basename } from 'node:path'
import { Aws, Duration, Stack } from 'aws-cdk-lib'
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
import { FilterPattern, type LogGroup } from 'aws-cdk-lib/aws-logs'
import { Construct } from 'constructs'
import { statusOfCode } from '#shared/api-error.ts'
import { metrics, refusalWeights, serviceName } from '#shared/business-metrics.ts'
import { type ApiEntry, gatewayMethodOf, type Route, routeKeyOf, routes } from '#shared/routes.ts'
import { acknowledge } from './acknowledge.ts'
import type { Settings } from './config.ts'
import type { FunctionResources } from './function-resources.ts'
import { settingsOf } from './settings-stack.ts'
import { SiteFunction } from './site-function.ts'
import { SiteLog } from './site-log.ts'

interface ApiFunction {
  /** Grants the function its permissions. */
  grant: (grantee: SiteFunction, resources: FunctionResources) => void
  /** MB; the default of a function otherwise. */
  memorySize?: number
  /** Takes every path that has no route. */
  takesUnknownRoutes?: true
}

/** By entry point. */
const functions: Record<ApiEntry, ApiFunction> = {
  'projects/read-projects': {
    grant(grantee, { projects, siteUrl }) {
      grantee.addEnvironment('SITE_URL', siteUrl)
      projects.grantRead(grantee)
    },
    takesUnknownRoutes: true,
  },
  'photos/create-uploads': {
    grant(grantee, { photos, limits }) {
      photos.grantUpload(grantee)
      limits.grantCount(grantee)
    },
  },
  'enquiries/send-lead-email': {
    grant(grantee, { enquiries, siteUrl }) {
      grantee.addEnvironment('SITE_URL', siteUrl)
      enquiries.grantSend(grantee)
    },
    // Twice the CPU halves the cold start, and costs nothing at a few hundred enquiries a month.
    memorySize: 1024,
  },
}

/** The public API: a route for each row of the route table, a function for each entry point. */
export class Api extends Construct {
  readonly gateway: HttpApi

  constructor(scope: Construct, id: string) {
    super(scope, id)
    this.gateway = new HttpApi(this, 'Gateway', {
      apiName: Stack.of(this).stackName,
      createDefaultStage: false,
    })
  }

  /** Host that the CDN forwards to. */
  get domainName(): string {
    return `${this.gateway.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`
  }

  /** Adds the routes of the table, and a default route, which answers 400 as JSON. */
  addRoutes(resources: FunctionResources): void {
    const rows = Object.entries(routes)
    const gatewayRoutes: HttpRoute[] = []
    for (const [entry, { grant, memorySize, takesUnknownRoutes }] of Object.entries(functions)) {
      const id = pascalCase(basename(entry))
      const code = new SiteFunction(this, id, { entry, timeout: Duration.seconds(12), memorySize })
      resources.secret.grantUse(code)
      grant(code, resources)
      // One permission for all paths of the gateway, rather than one for each route.
      const integration = new HttpLambdaIntegration(`${id}Integration`, code, { scopePermissionToRoute: false })
      for (const [name, row] of rows.filter(([, row]) => row.entry === entry)) {
        const key = HttpRouteKey.with(row.path, HttpMethod[gatewayMethodOf(row)])
        gatewayRoutes.push(this.addRoute(pascalCase(name), key, integration))
      }
      if (takesUnknownRoutes) {
        // The default route has no path, so that it needs its own permission.
        const unknown = new HttpLambdaIntegration('UnknownRouteIntegration', code)
        gatewayRoutes.push(this.addRoute('UnknownRoute', HttpRouteKey.DEFAULT, unknown))
      }
    }
    this.addStage(
      gatewayRoutes,
      rows.map(([, row]) => row),
    )
  }

  private addRoute(id: string, routeKey: HttpRouteKey, integration: HttpLambdaIntegration): HttpRoute {
    const route = new HttpRoute(this, `${id}Route`, { httpApi: this.gateway, routeKey, integration })
    acknowledge(route, {
      'AwsSolutions-APIG4': 'The site is public and has no accounts. The origin key refuses calls that bypass the CDN.',
    })
    return route
  }

  /** The stage is created last: its throttles name routes, which must exist. */
  private addStage(gatewayRoutes: HttpRoute[], rows: readonly Route[]): void {
    const log = new SiteLog(this, 'AccessLog')
    countRefusals(log)
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.gateway,
      stageName: '$default',
      autoDeploy: true,
      // For $default; the routes of the table have their own below.
      throttle: { rateLimit: 2, burstLimit: 1 },
      accessLogSettings: { destination: new LogGroupLogDestination(log), format: accessLogFormat(settingsOf(this)) },
    })
    const resource = stage.node.defaultChild as CfnStage // CDK types every default child as IConstruct
    resource.routeSettings = Object.fromEntries(
      rows.map((row) => [
        routeKeyOf(row),
        { ThrottlingRateLimit: row.throttle.rate, ThrottlingBurstLimit: row.throttle.burst },
      ]),
    )
    stage.node.addDependency(...gatewayRoutes)
  }
}

/** No address, user agent or query: nothing that identifies a visitor. */
function accessLogFormat({ stage }: Settings): AccessLogFormat {
  return AccessLogFormat.custom(
    JSON.stringify({
      // Dimension of our metrics.
      service: serviceName(stage),
      requestId: '$context.requestId',
      time: '$context.requestTimeEpoch',
      route: '$context.routeKey',
      status: '$context.status',
      bytes: '$context.responseLength',
      milliseconds: '$context.responseLatency',
      integrationError: '$context.integrationErrorMessage',
    }),
  )
}

/** Counts posts of the form that our error or the gateway's throttle rejected, and none for a visitor's mistake. */
function countRefusals(log: LogGroup): void {
  const post = routeKeyOf(routes.sendLeadEmail)
  const count = (id: string, status: string, weight: number) =>
    log.addMetricFilter(id, {
      filterPattern: FilterPattern.literal(`{ ($.route = "${post}") && ($.status = "${status}") }`),
      metricNamespace: metrics.namespace,
      metricName: metrics.names.enquiryRefused,
      metricValue: String(weight),
      dimensions: { service: '$.service' },
    })
  count('Failed', '5*', refusalWeights.failed)
  count('Throttled', String(statusOfCode.too_many_requests), refusalWeights.throttled)
}

/** `read-projects` -> `ReadProjects`. */
function pascalCase(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}
