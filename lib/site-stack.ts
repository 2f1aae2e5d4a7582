import { type App, CfnOutput } from 'aws-cdk-lib'
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type { Construct } from 'constructs'
import { Monitoring } from './alarms.ts'
import { Api } from './api.ts'
import type { Settings } from './config.ts'
import { addDomain, CertificateStack } from './domain.ts'
import { Enquiries } from './enquiries.ts'
import { FirewallStack } from './firewall.ts'
import { Jobs } from './jobs.ts'
import { LimitsTable } from './limits-table.ts'
import { Mail } from './mail.ts'
import { PhotoBuckets } from './photo-buckets.ts'
import { ProjectsTable } from './projects-table.ts'
import { Receipts } from './receipts.ts'
import { SettingsStack, type SettingsStackProps } from './settings-stack.ts'
import type { SiteBuild } from './site-build.ts'
import { SiteDeployment } from './site-deployment.ts'
import { SiteFunction } from './site-function.ts'
import { SiteSecret } from './site-secret.ts'
import { edgeStackNames, type StackOutput, siteStackName } from './stack-names.ts'
import { isLive } from './stage.ts'
import { Website } from './website.ts'

interface SiteStackProps extends SettingsStackProps {
  site: SiteBuild
  /** For the site's own domain; must be in us-east-1. */
  certificate?: ICertificate
  /** ARN of the firewall; must be in us-east-1. */
  webAclArn?: string
}

/** The whole product except what CloudFront requires in us-east-1. */
export class SiteStack extends SettingsStack {
  constructor(scope: Construct, id: string, { site, certificate, webAclArn, ...props }: SiteStackProps) {
    super(scope, id, props)
    const { settings } = props

    const secret = new SiteSecret(this, 'SiteSecret')
    const projects = new ProjectsTable(this, 'Projects')
    const enquiries = new Enquiries(this, 'Enquiries')
    const limits = new LimitsTable(this, 'Limits')
    const photos = new PhotoBuckets(this, 'Photos')
    const mail = new Mail(this, 'Mail')

    // The gateway first, its routes last: functions need the site's URL, and the site needs the gateway's.
    const api = new Api(this, 'Api')
    const { domainName: apiDomainName } = api
    const website = new Website(this, 'Website', { site, secret, photos, apiDomainName, certificate, webAclArn })
    const { bucket, distribution, url: siteUrl } = website
    const resources = { secret, projects, enquiries, limits, photos, mail, siteUrl }
    api.addRoutes(resources)
    const { worker, siteCheckSchedule } = new Jobs(this, 'Jobs', resources)

    // A temporary copy has no alarms.
    const monitoring = isLive(settings) ? new Monitoring(this, 'Monitoring', { enquiries, mail }) : undefined

    if (settings.domain) addDomain(website, mail)
    if (settings.customerReceipt) new Receipts(this, 'Receipts', { mail, worker, monitoring })

    const deployment = new SiteDeployment(this, 'SiteDeployment', { site, bucket, distribution })
    // New pages may need the new API.
    deployment.node.addDependency(api)
    // A check before the first pages are there would ring.
    siteCheckSchedule?.node.addDependency(deployment)
    // Functions may call the site at once, so they wait for the CDN and its DNS records.
    const functions = this.node.findAll().filter((construct) => construct instanceof SiteFunction)
    for (const siteFunction of functions) siteFunction.node.addDependency(...website.dnsRecords)

    const outputs = {
      Url: siteUrl,
      Next: 'Press the links that verify addresses, confirm the alarms (docs/deploy.md#who-gets-the-alarms), then: npm run projects -- import FILE --deployed',
      Secret: secret.secretArn,
      ProjectsTable: projects.table.tableName,
      EnquiriesTable: enquiries.table.tableName,
      SiteBucket: bucket.bucketName,
      PortfolioImagesBucket: photos.portfolioImages.bucketName,
      CustomerPhotosBucket: photos.customerPhotos.bucketName,
      EnquiriesQueue: enquiries.queue.queueUrl,
      EnquiriesDeadLetters: enquiries.deadLetters.queueUrl,
      DistributionId: distribution.distributionId,
    } satisfies Record<Exclude<StackOutput, 'AlarmTopic'>, string> & Record<string, string>
    for (const [name, value] of Object.entries(outputs)) new CfnOutput(this, name, { value })
  }
}

/**
 * Adds the stacks of a deployment to an app: the site's, with a domain one for the certificate, with `waf` one for the
 * firewall.
 */
export function addStacks(app: App, settings: Settings, site: SiteBuild): SiteStack {
  const { region, terminationProtection } = settings
  const account = process.env.CDK_DEFAULT_ACCOUNT
  const environment = (name: string) => ({
    env: { ...(account && { account }), region: name },
    crossRegionReferences: true,
  })
  const name = siteStackName(settings)
  const names = edgeStackNames(settings)
  const usEast1 = { ...environment('us-east-1'), settings }
  return new SiteStack(app, name, {
    ...environment(region),
    description: "An electrical contractor's website: pages, enquiries and portfolio.",
    // Tables and buckets outlive the stack anyway; this prevents a mistyped command from taking the site down.
    terminationProtection,
    settings,
    site,
    certificate: settings.domain ? new CertificateStack(app, names.certificate, usEast1).certificate : undefined,
    webAclArn: settings.waf ? new FirewallStack(app, names.firewall, usEast1).webAclArn : undefined,
  })
}
