import { emergencyLine } from '../emergency-line.ts'
import { pageTitle } from '../page-title.ts'

export const offlinePage = {
  title: pageTitle('No connection'),
  metaDescription: `There is no connection. Our phone is answered ${emergencyLine.when}, and the emergency page is kept on this device.`,
  heading: 'There is no connection',
  text: `This page could not be fetched. A phone call needs no internet, and our line is open ${emergencyLine.when}.`,
  again: 'Try again',
  emergency: 'What to do in an electrical emergency, kept on this device',
}
