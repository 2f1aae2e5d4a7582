import { RemovalPolicy } from 'aws-cdk-lib'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { ApiFunction } from './api-function.ts'
import { keepsData } from './settings-stack.ts'

/**
 * The secrets of a deployment. Secrets Manager generates them on deployment, so that the template has references and never
 * a value: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
 * Two, because it makes one value for each, and the CDN sends its own with every request: signatures must not hang on that.
 */
export class Keys extends Construct {
  /** The signing secret, for the operator's smoke test. */
  readonly signing: Secret
  private readonly originSecret: Secret

  constructor(scope: Construct, id: string) {
    super(scope, id)
    // A new id is a new secret: docs/operate.md
    this.originSecret = this.made('Origin', 'By it the API knows the CDN. docs/operate.md says how to change it.')
    this.signing = this.made('Signing', 'Form tokens, canaries and links in mails are signed with it. docs/operate.md')
  }

  /** The key that the CDN sends. */
  get origin(): string {
    return referenceTo(this.originSecret)
  }

  /** Grants a function the key, to reject calls that did not come through the CDN. */
  grantOriginKey(grantee: ApiFunction): void {
    grantee.addEnvironment('ORIGIN_KEY', this.origin)
  }

  /** Grants a function the secret that its signing keys are derived from. */
  grantSigningSecret(grantee: ApiFunction): void {
    grantee.addEnvironment('SIGNING_SECRET', referenceTo(this.signing))
  }

  private made(id: string, description: string): Secret {
    const secret = new Secret(this, id, {
      description,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
      // Outlives the stack, like the tables, so that links in mails work after it is recreated. A failed first deployment leaves none.
      removalPolicy: keepsData(this) ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    })
    acknowledge(secret, {
      'AwsSolutions-SMG4':
        'A value is exchanged by a deployment: functions and CDN hold it, and a rotation by the clock would leave one of them with the old.',
    })
    return secret
  }
}

/** "Unsafe", because the value is readable in the settings of the function and of the CDN. */
function referenceTo(secret: Secret): string {
  return secret.secretValue.unsafeUnwrap()
}
