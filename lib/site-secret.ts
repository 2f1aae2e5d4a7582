import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import type { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import type { SiteFunction } from './site-function.ts'

/**
 * The secret of a deployment. Secrets Manager generates it on deployment, so that the template has references and never
 * the value: https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/dynamic-references-secretsmanager.html
 *
 * The CDN sends the value itself, because CloudFormation can derive nothing from it, and every signature is made with a
 * key derived from it (`lambdas/runtime/hmac.ts`). So whoever saw the header could sign too: it goes by TLS from CDN to
 * API, and no log has it. A second secret would separate the two for 0.40 dollars a month.
 */
export class SiteSecret extends Secret {
  // A new id is a new secret: docs/operate.md
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      description: 'By it the API knows the CDN, and form tokens and test enquiries are signed. docs/operate.md',
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    })
    acknowledge(this, {
      'AwsSolutions-SMG4':
        'The value is exchanged by a deployment: functions and CDN hold it, and a rotation by the clock would leave one of them with the old.',
    })
  }

  /** A reference to the value. "Unsafe", because the settings of the function and of the CDN show the value. */
  get reference(): string {
    return this.secretValue.unsafeUnwrap()
  }

  /** Lets a function reject calls that did not come through the CDN, and derive the key that it signs with. */
  grantUse(grantee: SiteFunction): void {
    grantee.addEnvironment('SITE_SECRET', this.reference)
  }
}
