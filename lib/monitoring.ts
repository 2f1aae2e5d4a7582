import { CfnBudget, type CfnBudgetProps } from 'aws-cdk-lib/aws-budgets'
import { ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { AlarmTopic, type AlarmTopicProps } from './alarm-topic.ts'
import { alarmRows, type Watched } from './alarms.ts'
import type { ApiFunction } from './api-function.ts'
import { addDashboard } from './dashboard.ts'
import { SiteCheck } from './site-check.ts'

interface MonitoringProps extends Omit<Watched, 'siteCheck'>, AlarmTopicProps {
  /** Origin of the site, no slash at the end. */
  siteUrl: string
  logRetentionDays: number
  /** US dollars a month for the whole account. */
  monthlyBudget: number
}

/** Alarms with a sentence each, sent by mail, a budget, and one dashboard. */
export class Monitoring extends Construct {
  /** Fetches the home page. */
  readonly siteCheck: ApiFunction

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id)
    const topic = new AlarmTopic(this, 'Alarms', props)
    this.siteCheck = new SiteCheck(this, 'Site', props).job
    const watched = { ...props, siteCheck: this.siteCheck }
    const alarms = Object.entries(alarmRows(watched)).map(([name, row]) =>
      topic.alarm(this, name, {
        meaning: row.meaning,
        metric: row.metric,
        threshold: row.threshold,
        comparisonOperator: row.silence
          ? ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: row.periods ?? 1,
        ...(row.enough && { datapointsToAlarm: row.enough }),
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }),
    )
    addDashboard(this, watched, alarms)
    new CfnBudget(this, 'Budget', budget(props))
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
