import { pageTitle } from '../lib/page-title.ts'

export const notFoundPage = {
  title: pageTitle('Page not found'),
  metaDescription:
    'There is no page at this address. You can find everything else from the home page, or you can call us.',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'The address may be out of date, or it may have a letter missing. You can find everything else from the home page.',
  link: 'Return to Home',
}
