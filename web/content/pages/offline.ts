import { pageTitle } from '../page-title.ts'

export const offlinePage = {
  title: pageTitle('No connection'),
  metaDescription:
    'There is no connection. Our phone is answered at any hour, and the emergency page is kept on this device.',
  heading: 'There is no connection',
  text: 'This page could not be fetched. A phone call needs no internet, and our line is open at any hour.',
  again: 'Try again',
  emergency: 'What to do in an electrical emergency, kept on this device',
}
