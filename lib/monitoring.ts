import { Aws, CfnOutput, Duration, Stack, TimeZone } from 'aws-cdk-lib'
import { CfnBudget, type CfnBudgetProps } from 'aws-cdk-lib/aws-budgets'
import { type Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Construct } from 'constructs'
import { acknowledge } from './acknowledge.ts'
import { AlarmTopic, type AlarmTopicProps } from './alarm-topic.ts'
import { type AlarmRow, alarmRows, type Watched } from './alarms.ts'
import { ApiFunction } from './api-function.ts'
import { addDashboard } from './dashboard.ts'
import { runOften, runOnSchedule } from './run-on-schedule.ts'

interface MonitoringProps extends Omit<Watched, 'siteCheck'>, AlarmTopicProps {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
  /** US dollars a month for the whole account. */
  monthlyBudget: number
  /** Where alarms are: with a domain that of its certificate is elsewhere. */
  regions: readonly string[]
}

/** Alarms with a sentence each, sent by mail, a budget, and one dashboard. */
export class Monitoring extends Construct {
  /** By name. */
  readonly alarms: Record<string, Alarm> = {}
  private readonly topic: AlarmTopic
  private readonly alarmEmails: readonly string[]
  private readonly watched: Watched

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id)
    this.topic = new AlarmTopic(this, 'Alarms', props)
    this.alarmEmails = props.alarmEmails
    new CfnOutput(Stack.of(this), 'AlarmTopic', { value: this.topic.topicArn })
    this.watched = { ...props, siteCheck: this.checkSite(props) }
    for (const [name, row] of Object.entries(alarmRows(this.watched))) this.addAlarm(this, name, row)
    new CfnBudget(this, 'Budget', budget(props))
    this.repeatAlarms(props)
  }

  /**
   * Fetches the home page through the CDN every two minutes [I9]. The CDN's own metrics would say nothing at night, when nobody
   * comes, and nothing of a 403 without paying for more of them.
   */
  private checkSite({ siteUrl }: MonitoringProps): ApiFunction {
    const check = new ApiFunction(this, 'CheckSite', {
      entry: 'site/check-site',
      errorImpact:
        'The home page does not answer, or not with a page: visitors most likely see no site at all. Look now.',
      environment: { SITE_URL: siteUrl },
      timeout: Duration.seconds(30),
      memorySize: 128,
    })
    runOften(this, 'EveryTwoMinutes', check, Duration.minutes(2))
    return check
  }

  /** Lets a function say who does not get the alarms. */
  allowListingSubscribers(lister: ApiFunction): void {
    lister.addEnvironment('ALARM_TOPIC', this.topic.topicArn)
    lister.addEnvironment('ALARM_EMAILS', this.alarmEmails.join())
    lister.allow(['sns:ListSubscriptionsByTopic'], [this.topic.topicArn])
  }

  /** CloudWatch mails an alarm once: every morning those that still ring are mailed again. */
  private repeatAlarms({ regions, deadLetters }: MonitoringProps): void {
    const check = new ApiFunction(this, 'CheckAlarms', {
      entry: 'site/check-alarms',
      errorImpact: 'An alarm that still rings is not mailed again.',
      environment: {
        ALARM_TOPIC: this.topic.topicArn,
        ALARM_PREFIX: Stack.of(this).stackName,
        ALARM_REGIONS: regions.join(),
      },
      timeout: Duration.seconds(30),
      deadLetterQueue: deadLetters,
    })
    for (const region of regions) {
      check.allow(
        ['cloudwatch:DescribeAlarms'],
        [`arn:${Aws.PARTITION}:cloudwatch:${region}:${Aws.ACCOUNT_ID}:alarm:*`],
      )
      const finding = `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:cloudwatch:${region}:<AWS::AccountId>:alarm:*]`
      acknowledge(check.ownRole, { [finding]: 'CloudWatch lists alarms only to who may read them all.' })
    }
    check.allow(['sns:Publish'], [this.topic.topicArn])
    const seven = ScheduleExpression.cron({ hour: '7', minute: '0', timeZone: TimeZone.EUROPE_LONDON })
    runOnSchedule(this, 'Daily', check, seven, { retryAttempts: 2, maxEventAge: Duration.hours(1) })
  }

  /** Adds an alarm that is mailed, under a name that `docs/runbooks.md` has too. */
  addAlarm(scope: Construct, name: string, row: AlarmRow): void {
    this.alarms[name] = this.topic.alarm(scope, name, {
      meaning: row.meaning,
      metric: row.metric,
      threshold: row.threshold,
      comparisonOperator: row.silence
        ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: row.periods ?? 1,
      ...(row.enough && { datapointsToAlarm: row.enough }),
      treatMissingData: TreatMissingData.NOT_BREACHING,
    })
  }

  /** Adds the dashboard, of these functions and all alarms that there are by now. */
  addDashboard(functions: readonly ApiFunction[]): void {
    addDashboard(this, this.watched, functions, Object.values(this.alarms))
  }
}

/** Mails when the month's bill is over the budget, and when AWS foresees it. Two of them an account are free. */
function budget({ monthlyBudget, alarmEmails }: MonitoringProps): CfnBudgetProps {
  const subscribers = alarmEmails.map((address) => ({ subscriptionType: 'EMAIL', address }))
  return {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: monthlyBudget, unit: 'USD' },
    },
    notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
      subscribers,
    })),
  }
}
