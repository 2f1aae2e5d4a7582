/** Our own metrics, which the Lambdas and a filter of the access log emit and `lib/alarms.ts` watches. */
export const metrics = {
  namespace: 'ElectricianWebsite',
  /** Begins the value of the dimension `service` on every metric, and of the field `service` in every log line. */
  service: 'electrician-website',
  names: {
    /** An enquiry marked as possible spam was over the hourly limit, and was stored. */
    enquirySetAside: 'EnquirySetAside',
    /** Age in seconds of an enquiry that a fault or the hourly limit keeps unmailed, not of one that awaits photos. */
    waitingSeconds: 'WaitingSeconds',
    /**
     * 1 for a daily test enquiry that was stored and mailed. The site check reports 0 at each run, so that its alarm
     * always has data.
     */
    testEnquiryMailed: 'TestEnquiryMailed',
    /** 1 for a run that missed the home page, its script, or the response of an address of the form, else 0. */
    siteDown: 'SiteDown',
    /** Posts that the function failed or the gateway throttled, from the access log, by `refusalWeights`. */
    enquiryRefused: 'EnquiryRefused',
  },
} as const

export type MetricName = (typeof metrics.names)[keyof typeof metrics.names]

/** Value of the metrics' dimension `service`. One per stage, so that no stage's metrics hide that another's stopped. */
export function serviceName(stage: string): string {
  return `${metrics.service}-${stage}`
}

/** What each refused post of the form counts: one error of ours rings, as three that were throttled do. */
export const refusalWeights = { failed: 3, throttled: 1 } as const

/** Seconds from which an enquiry that is not mailed rings. */
export const waitingTooLongSeconds = 900
