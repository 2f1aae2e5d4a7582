import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Duration, Stack } from 'aws-cdk-lib'
import { type Conditions, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, type CfnFunction, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { serviceName } from '#shared/business-metrics.ts'
import { settingsOf } from './settings-stack.ts'
import { functionsFolder } from './site-build.ts'
import { SiteLog } from './site-log.ts'

interface SiteFunctionProps {
  /** Entry point under `lambdas/`, without `.lambda.ts`. */
  entry: string
  timeout: Duration
  /** MB, 512 by default; CPU is in proportion. */
  memorySize?: number | undefined
}

/** A Lambda with the house defaults: ARM64, Node 24, with a log that expires and a role of its own. */
export class SiteFunction extends LambdaFunction {
  /** The function's own role. */
  readonly ownRole: Role

  constructor(scope: Construct, id: string, props: SiteFunctionProps) {
    const source = `lambdas/${props.entry}.lambda.ts`
    if (!existsSync(join(import.meta.dirname, '..', source))) throw new Error(`There is no ${source}`)
    const { stage } = settingsOf(scope)
    const logGroup = new SiteLog(scope, `${id}Log`)
    // Lambda's default role has a managed policy that may write to every log of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      // Tests and the local server do not need it.
      code: Stack.of(scope).bundlingRequired
        ? Code.fromAsset(join(functionsFolder(), props.entry))
        : Code.fromInline('// not bundled'),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // At 512 MB a cold start takes about half as long as at 256.
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout,
      // What grants a permission adds the variable that goes with it.
      environment: { NODE_OPTIONS: '--enable-source-maps', POWERTOOLS_SERVICE_NAME: serviceName(stage) },
      logGroup,
      role,
    })
    this.ownRole = role
    // For the local server and tests: the file that the function runs.
    const resource = this.node.defaultChild as CfnFunction // CDK types every default child as IConstruct
    resource.addMetadata('entry', props.entry)
  }

  /** Grants exactly these actions on exactly these resources. */
  allow(actions: string[], resources: string[], conditions?: Conditions): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources, ...(conditions && { conditions }) }))
  }
}
