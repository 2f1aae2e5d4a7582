import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Duration, RemovalPolicy, Stack } from 'aws-cdk-lib'
import { type Conditions, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Architecture, type CfnFunction, Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IQueue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { serviceName } from '#contract/operations.ts'
import { acknowledge } from './acknowledge.ts'
import { settingsOf } from './settings-stack.ts'
import { functionsFolder } from './site-build.ts'

export interface ApiFunctionProps {
  /** Entry point under `lambdas/`, without `.lambda.ts`. */
  entry: string
  /** Variables that it reads; stores add theirs with the rights they give. */
  environment?: Record<string, string>
  timeout: Duration
  /** MB, 512 by default; CPU is in proportion. */
  memorySize?: number
  /** For a function that is called asynchronously: the queue for calls that failed after all retries. */
  deadLetterQueue?: IQueue
}

/** A Lambda with the house defaults [I4]: ARM64, Node 24, with a log that expires and a role of its own. */
export class ApiFunction extends LambdaFunction {
  /** The function's role, which no other function shares. */
  readonly ownRole: Role

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    const source = `lambdas/${props.entry}.lambda.ts`
    if (!existsSync(join(import.meta.dirname, '..', source))) throw new Error(`There is no ${source}`)
    const { stage, logRetentionDays } = settingsOf(scope)
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    })
    // The managed policy of Lambda's default role may write to every log of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') })
    logGroup.grantWrite(role)
    super(scope, id, {
      // Tests and the local server have no need of it.
      code: Stack.of(scope).bundlingRequired
        ? Code.fromAsset(join(functionsFolder(), props.entry))
        : Code.fromInline('// not bundled'),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      // 512 MB: cold starts of the bundled SDK take about half of what they take at 256.
      memorySize: props.memorySize ?? 512,
      timeout: props.timeout,
      environment: {
        NODE_OPTIONS: '--enable-source-maps',
        POWERTOOLS_SERVICE_NAME: serviceName(stage),
        ...props.environment,
      },
      logGroup,
      role,
      ...(props.deadLetterQueue && { deadLetterQueue: props.deadLetterQueue }),
    })
    this.ownRole = role
    acknowledge(this, {
      'Serverless-LambdaTracing':
        'A call has a few steps, and each writes a line of log when it fails: a trace would tell no more.',
    })
    if (!props.deadLetterQueue) {
      acknowledge(this, {
        'Serverless-LambdaDLQ':
          'Called synchronously, so errors go to the caller; or on a schedule whose next run does the work of one that failed.',
      })
    }
    // Tells the local server and the tests which file a function runs.
    const resource = this.node.defaultChild as CfnFunction // CDK types every default child as IConstruct
    resource.addMetadata('entry', props.entry)
  }

  /** Allows exactly these actions on exactly these resources. */
  allow(actions: string[], resources: string[], conditions?: Conditions): void {
    this.addToRolePolicy(new PolicyStatement({ actions, resources, ...(conditions && { conditions }) }))
  }
}
