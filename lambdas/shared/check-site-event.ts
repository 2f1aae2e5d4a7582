/** What the schedules call the site check with: nothing for a look at the site, `testEnquiry` for the daily one. */
export interface CheckSiteEvent {
  testEnquiry?: boolean
}
