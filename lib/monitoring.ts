import { CfnBudget, type CfnBudgetProps } from 'aws-cdk-lib/aws-budgets'
import { type Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch'
import { Construct } from 'constructs'
import { AlarmTopic, type AlarmTopicProps } from './alarm-topic.ts'
import { type AlarmRow, alarmRows, type Watched } from './alarms.ts'
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
  /** By name. */
  readonly alarms: Readonly<Record<string, Alarm>>
  private readonly topic: AlarmTopic

  constructor(scope: Construct, id: string, props: MonitoringProps) {
    super(scope, id)
    this.topic = new AlarmTopic(this, 'Alarms', props)
    const watched = { ...props, siteCheck: new SiteCheck(this, 'Site', props).job }
    const rows = alarmRows(watched)
    this.alarms = Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, this.alarm(this, name, row)]))
    addDashboard(this, watched, Object.values(this.alarms))
    new CfnBudget(this, 'Budget', budget(props))
  }

  /** An alarm that is mailed, under a name that `docs/runbooks.md` has too. */
  alarm(scope: Construct, name: string, row: AlarmRow): Alarm {
    return this.topic.alarm(scope, name, {
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
