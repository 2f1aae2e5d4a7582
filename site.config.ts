/**
 * Settings of a deployment, and their only source: GitHub reads them here too. `lib/config.ts` checks them and says
 * what each must look like. A copy beside the site takes the variables STAGE and REGION.
 */
export const siteConfig = {
  /**
   * Which deployment: `live`, or a name for a copy beside it, for example `preview`. A copy answers on CloudFront's
   * name, is not indexed, mails no alarms, and is deleted with all its data.
   */
  stage: 'live',
  /** AWS region of everything but the certificate and the firewall, which CloudFront wants in us-east-1. */
  region: 'eu-west-2',

  /** Where enquiries are sent. Required. */
  ownerEmail: '',
  /**
   * Address the enquiries are sent from, without a `+`. Required. Emergencies come from the same address with `+urgent`
   * before its @, so that a phone can ring for them: docs/owner.md. Not at Gmail, Yahoo, Outlook, iCloud, BT or the
   * like, whose names SES may not use: mail would bounce or be spam. docs/deploy.md#mail-that-arrives
   */
  senderEmail: '',

  /**
   * The site's own domain without `www`, for example `yourdomain.co.uk`. Empty: the site
   * answers on CloudFront's name, is not indexed, and says that it is a sample until five files of
   * web/content/owner are confirmed. Before then a domain is refused: docs/owner.md#before-you-go-live
   */
  domain: '',
  /** Id of the domain's public hosted zone in Route 53, for example `Z0123456789ABCDEFGHIJ`. Required with a domain. */
  hostedZoneId: '',
  /**
   * True once SES has verified the domain, a while after it was first deployed; only then may `senderEmail` be any
   * address of it. While it is false both addresses are verified by a mail with a link. docs/deploy.md#a-domain
   */
  domainMail: false,
  /**
   * What mailboxes do with mail in the domain's name that fails DMARC: `none`, and after two weeks without failures
   * `quarantine`, then `reject`. `mine` writes no record: the domain keeps the one that it has.
   */
  dmarc: 'none',

  /** True adds a web application firewall: AWS's common rules and a limit per address. Price: docs/deploy.md#cost */
  waf: false,
  /**
   * True protects the stack from being deleted by mistake. Set it once the first deployment has succeeded: one that
   * failed has to be deleted before it is tried again, and the CDK does so by itself.
   */
  terminationProtection: false,

  /**
   * True mails customers a receipt of their enquiry, when they gave an address. Only once SES has left its sandbox:
   * docs/deploy.md#leave-the-ses-sandbox. `npm run deploy` refuses it before.
   */
  customerReceipt: false,

  /**
   * Who gets alarms. Empty: the owner. With a domain it must name somebody besides the owner, whose mailbox may be what
   * is broken.
   */
  alarmEmails: [] as string[],
  /**
   * Where alarm mails find their runbooks, for example `https://github.com/OWNER/REPO/blob/main/docs/operate.md`.
   * Empty: they name the file.
   */
  runbooks: '',
  /**
   * US dollars a month: above them, and when AWS foresees it, those who get alarms are told. For the whole account. 0:
   * no budget, for an account that may not have one: docs/deploy.md#a-new-aws-account
   */
  monthlyBudget: 15,
}
