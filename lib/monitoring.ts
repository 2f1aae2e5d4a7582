import { Aws, CfnOutput, Duration, Stack, TimeZone } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import type { StackOutput } from '#contract/operations.ts'
import { acknowledge } from './acknowledge.ts'
import { type AlarmRow, AlarmTopic } from './alarm-topic.ts'
import { alarmRows, type Watched } from './alarms.ts'
import { ApiFunction } from './api-function.ts'
import type { Settings } from './config.ts'
import { runOften, runOnSchedule } from './run-on-schedule.ts'
import { settingsOf } from './settings-stack.ts'

interface MonitoringProps extends Watched {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
}

/** Alarms with a sentence each, sent by mail, and a budget. */
export class Monitoring extends Construct {
  readonly alarms: Alarm[] = []
  /** Alarms that are texted too. */
  readonly urgentAlarms: Alarm[] = []
  private readonly topic: AlarmTopic

  constructor(scope: Construct, id: string, { siteUrl, ...watched }: MonitoringProps) {
    super(scope, id)
    const settings = settingsOf(this)
    this.topic = new AlarmTopic(this, 'Alarms')
    new CfnOutput(Stack.of(this), 'AlarmTopic' satisfies StackOutput, { value: this.topic.topicArn })
    this.checkSite(siteUrl)
    for (const [name, row] of Object.entries(alarmRows(watched, settings))) this.addAlarm(this, name, row)
    addBudget(this, settings)
    this.repeatAlarms(settings, watched)
  }

  /** Adds an alarm that is mailed. `docs/operate.md` has a heading of its name. */
  addAlarm(scope: Construct, name: string, row: AlarmRow): void {
    const alarm = this.topic.alarm(scope, name, row)
    this.alarms.push(alarm)
    if (row.urgent) this.urgentAlarms.push(alarm)
  }

  /** Grants a function to check the alarms' subscriptions. */
  grantListSubscribers(grantee: ApiFunction): void {
    grantee.addEnvironment('ALARM_TOPIC', this.topic.topicArn)
    grantee.addEnvironment('ALARM_EMAILS', settingsOf(this).alarmEmails.join())
    grantee.allow(['sns:ListSubscriptionsByTopic'], [this.topic.topicArn])
  }

  /**
   * Requests the home page and the form's addresses through the CDN every two minutes [I9]. The CDN's own metrics have no data at night, when nobody
   * comes, and count a 403 only at extra cost.
   */
  private checkSite(siteUrl: string): void {
    const check = new ApiFunction(this, 'CheckSite', {
      entry: 'site/check-site',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(30),
      memorySize: 128,
    })
    runOften(this, 'EveryTwoMinutes', check, Duration.minutes(2))
  }

  /** Mails each morning the alarms that still ring, because CloudWatch mails an alarm once. */
  private repeatAlarms({ region, domain, waf }: Settings, { deadLetters }: Watched): void {
    // The alarms of certificate and firewall are in us-east-1.
    const regions = [...new Set([region, ...(domain || waf ? ['us-east-1'] : [])])]
    const check = new ApiFunction(this, 'CheckAlarms', {
      entry: 'site/check-alarms',
      environment: {
        ALARM_TOPIC: this.topic.topicArn,
        ALARM_PREFIX: Stack.of(this).stackName,
        ALARM_REGIONS: regions.join(),
      },
      timeout: Duration.seconds(30),
      deadLetterQueue: deadLetters,
    })
    for (const name of regions) {
      check.allow(['cloudwatch:DescribeAlarms'], [`arn:${Aws.PARTITION}:cloudwatch:${name}:${Aws.ACCOUNT_ID}:alarm:*`])
      const finding = `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudwatch:${name}:<AWS::AccountId>:alarm:*]`
      acknowledge(check.ownRole, { [finding]: 'CloudWatch lists alarms only to who may read them all.' })
    }
    check.allow(['sns:Publish'], [this.topic.topicArn])
    const seven = ScheduleExpression.cron({ hour: '7', minute: '0', timeZone: TimeZone.EUROPE_LONDON })
    runOnSchedule(this, 'Daily', check, seven, { retryAttempts: 2, maxEventAge: Duration.hours(1) })
  }
}

/** Mails when the month's bill exceeds the budget, and when AWS forecasts it. Two budgets an account are free. */
function addBudget(scope: Construct, { monthlyBudget, alarmEmails }: Settings): void {
  new CfnBudget(scope, 'Budget', {
    budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudget, unit: 'USD' } },
    notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
      subscribers: alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address })),
    })),
  })
}
