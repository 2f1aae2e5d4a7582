import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'
import { keepsData, settingsOf } from './settings-stack.ts'

type SecretName = 'Origin' | 'Signing'

/**
 * The secrets of a deployment [E8]. Secrets Manager generates them on deployment, so that the template has references and never
 * a value: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
 */
export class Keys extends Construct {
  /** The signing secret, for the operator's smoke test. */
  readonly signing: Secret
  private readonly secrets: Record<SecretName, Secret[]>

  constructor(scope: Construct, id: string) {
    super(scope, id)
    const made = (name: SecretName, description: string) =>
      settingsOf(this).secretGenerations.map((generation) => {
        const secret = new Secret(this, `${name}${generation}`, {
          description,
          // Commas separate the generations in a function's environment.
          generateSecretString: { passwordLength: 48, excludePunctuation: true },
          // Outlives the stack, like the tables, so that links in mails work after it is recreated. A failed first deployment leaves none.
          removalPolicy: keepsData(this) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
        })
        acknowledge(secret, {
          'AwsSolutions-SMG4':
            'A value is exchanged by a deployment with a new generation: functions and CDN hold it, and a rotation by the clock would leave one of them with the old.',
        })
        return secret
      })
    this.secrets = {
      Origin: made('Origin', 'By it the API knows the CDN. docs/recover.md says how to change it.'),
      Signing: made('Signing', 'Form tokens, canaries and links in mails are signed with it. docs/recover.md'),
    }
    const [signing] = this.secrets.Signing
    if (!signing) throw new Error('There is no generation of the secrets')
    this.signing = signing
  }

  /** The key that the CDN sends. */
  get origin(): string {
    return this.references('Origin')[0] ?? ''
  }

  /** Grants a function the key, to reject calls that did not come through the CDN. */
  grantOriginKeys(grantee: ApiFunction): void {
    grantee.addEnvironment('ORIGIN_KEYS', this.references('Origin').join())
  }

  /** Grants a function the secrets that its signing keys are derived from. */
  grantSigningSecrets(grantee: ApiFunction): void {
    grantee.addEnvironment('SIGNING_SECRETS', this.references('Signing').join())
  }

  private references(name: SecretName): string[] {
    // "Unsafe", because the value is readable in the settings of the function and of the CDN.
    return this.secrets[name].map((secret) => secret.secretValue.unsafeUnwrap())
  }
}
