import { CfnParameter, SecretValue, Stack } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import {
  type Deployment,
  firstKeysVersion,
  type KeyName,
  keyParameters,
  keysSecretName,
  keyVariables,
} from '#contract/operations.ts'
import type { ApiFunction } from './api-function.ts'

interface KeysProps {
  /** Whose keys they are. */
  deployment: Deployment
}

/**
 * The keys of a deployment [E8]. The template holds references that CloudFormation resolves while it deploys, never a
 * value: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
 * A reference names a version, so that nothing changes key unless the parameters are moved.
 */
export class Keys extends Construct {
  private readonly secretName: string
  private readonly versionInUse: string
  private readonly versionAccepted: string

  constructor(scope: Construct, id: string, { deployment }: KeysProps) {
    super(scope, id)
    this.secretName = keysSecretName(deployment)
    this.versionInUse = this.version(keyParameters.inUse, 'Version of the keys that are sent and signed with.')
    this.versionAccepted = this.version(keyParameters.accepted, 'Version of the keys that are accepted as well.')
  }

  /** The key that is sent and signed with, as a reference. */
  inUse(name: KeyName): string {
    return this.reference(name, this.versionInUse)
  }

  /** Gives a function one of the keys, as the variable that `keyVariables` names. */
  give(user: ApiFunction, name: KeyName): void {
    user.addEnvironment(keyVariables[name], `${this.inUse(name)},${this.reference(name, this.versionAccepted)}`)
  }

  private version(parameter: string, description: string): string {
    return new CfnParameter(Stack.of(this), parameter, { default: firstKeysVersion, description }).valueAsString
  }

  private reference(jsonField: KeyName, versionId: string): string {
    // "Unsafe" is where the value is readable afterwards: in the settings of the function and of the CDN.
    return SecretValue.secretsManager(this.secretName, { jsonField, versionId }).unsafeUnwrap()
  }
}
