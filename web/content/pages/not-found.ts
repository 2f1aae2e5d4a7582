import { pageTitle } from '../lib/page-title.ts'

export const notFoundPage = {
  title: pageTitle('Page not found'),
  metaDescription: 'There is no page at this address. From the home page you can reach everything else, or call us.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be old, or have a letter missing. From the home page you can reach everything else.',
  link: 'Return to Home',
}
