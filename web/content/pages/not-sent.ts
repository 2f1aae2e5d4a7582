import { emergencyLine } from '../lib/emergency-line.ts'
import { pageTitle } from '../lib/page-title.ts'

export const notSentPage = {
  title: pageTitle('Not sent'),
  metaDescription: 'Nothing was sent. Go back and everything that you typed is still there, or call us.',
  heading: 'Not sent',
  text: `Nothing has reached us yet. Go back, and everything you typed is still there: send it again, or call us. Our line is open ${emergencyLine.when}.`,
  again: 'Back to the form',
  emergency: 'What to do in an electrical emergency',
}
