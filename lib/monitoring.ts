import { CfnOutput, Duration, Stack } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import type { StackOutput } from '#contract/operations.ts'
import { type AlarmRow, AlarmTopic } from './alarm-topic.ts'
import { alarmRows, type Watched } from './alarms.ts'
import { ApiFunction } from './api-function.ts'
import type { Settings } from './config.ts'
import { runOften } from './run-on-schedule.ts'
import { settingsOf } from './settings-stack.ts'

interface MonitoringProps extends Watched {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
}

/** Alarms with a sentence each, sent by mail, and a budget. */
export class Monitoring extends Construct {
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
  }

  /** Adds an alarm that is mailed. `docs/operate.md` has a heading of its name. */
  addAlarm(scope: Construct, name: string, row: AlarmRow): void {
    const alarm = this.topic.alarm(scope, name, row)
    if (row.urgent) this.urgentAlarms.push(alarm)
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
