import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'
import { only, stated } from '../lib/stated.ts'

export const offlinePage = stated({
  title: pageTitle('No connection'),
  metaDescription: `There is no connection. You can call us ${emergencyLine.when}, and the emergency page is kept on this device.`,
  heading: 'There is no connection',
  text: `This page could not be fetched. A phone call needs no internet. ${only.allHours}Our line is open ${emergencyLine.when}.`,
  again: 'Try again',
  emergency: 'What to do in an electrical emergency, kept on this device',
})

/** In answer to a form that was posted without a connection. */
export const notSentPage = stated({
  ...offlinePage,
  title: pageTitle('Not sent'),
  metaDescription:
    'There is no connection, so nothing was sent. Go back and everything that you typed is still there, or call us.',
  heading: 'Not sent: there is no connection',
  text: `Nothing has reached us yet. Go back, and everything you typed is still there: send it again when the connection is back. A phone call needs no internet. ${only.allHours}Our line is open ${emergencyLine.when}.`,
  again: 'Back to the form',
})
