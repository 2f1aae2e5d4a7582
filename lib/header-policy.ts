import { createHash } from 'node:crypto'
import { Duration, Stack } from 'aws-cdk-lib'
import { HeadersFrameOption, type HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import type { ResponseHeaders } from '#edge/security-headers.ts'

/**
 * A response headers policy. Its name depends on the headers, so that a change of them changes
 * the distribution: CloudFormation then waits until every edge has them before it uploads pages that need them.
 */
export function headerPolicy(scope: Construct, id: string, headers: ResponseHeaders): ResponseHeadersPolicy {
  const content = JSON.stringify(Stack.of(scope).resolve(headers))
  const override = true
  // CloudFront does not accept these five as custom headers.
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': transport,
    'x-content-type-options': _nosniff,
    'x-frame-options': _deny,
    'referrer-policy': referrerPolicy,
    ...others
  } = headers
  return new ResponseHeadersPolicy(scope, `${id}${createHash('sha256').update(content).digest('hex').slice(0, 8)}`, {
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy, override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: HeadersFrameOption.DENY, override },
      // Cast: the enum's values are those of the header.
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(transport)?.[1])),
        override,
      },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  })
}
