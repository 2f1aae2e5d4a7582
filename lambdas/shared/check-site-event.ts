/** What the schedules call the site check with: nothing for a check, `testEnquiry` for the daily test. */
export interface CheckSiteEvent {
  testEnquiry?: boolean
}
