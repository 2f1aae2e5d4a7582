import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import { Construct } from 'constructs'
import { AlarmTopic } from './alarm-topic.ts'
import { type AlarmSources, alarmRows } from './alarms.ts'
import type { Settings } from './config.ts'
import { settingsOf } from './settings-stack.ts'

/** Alarms with a sentence each, sent by mail, and a budget. */
export class Monitoring extends Construct {
  /** Where all alarms go, also those that an option adds. */
  readonly topic: AlarmTopic

  constructor(scope: Construct, id: string, sources: AlarmSources) {
    super(scope, id)
    const settings = settingsOf(this)
    this.topic = new AlarmTopic(this, 'Alarms')
    for (const [name, row] of Object.entries(alarmRows(sources, settings))) this.topic.alarm(this, name, row)
    if (settings.monthlyBudget > 0) addBudget(this, settings)
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
