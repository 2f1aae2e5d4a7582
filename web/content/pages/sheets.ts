import { pageTitle } from '../lib/page-title.ts'

export const sheetsPage = {
  title: pageTitle('Sheets to Print'),
  metaDescription:
    'Single A4 sheets to print and keep: power cuts, a tripping RCD, alarms, landlord deadlines, papers for selling and photographs for a quote.',
  hero: {
    title: 'Sheets to print and keep',
    text: 'One side of A4 each, for the cupboard door or the folder. A phone with a flat battery cannot show you a web page.',
  },
  print: 'Print this sheet',
  more: 'More about this',
}
