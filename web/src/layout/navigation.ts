import { paths } from '../paths.ts'

/** The header's links, in order (specification 2). */
export const headerLinks: readonly { name: string; path: string }[] = [
  { name: 'Home', path: paths.home },
  { name: 'About', path: paths.about },
  { name: 'Services', path: paths.services },
  { name: 'Portfolio', path: paths.portfolio },
  { name: 'Security', path: paths.security },
  { name: 'FAQs', path: paths.faqs },
  { name: 'Blog', path: paths.blog },
  { name: 'Contact', path: paths.contact },
]

/** The footer's service links (specification 2). */
export const footerServiceLinks: readonly { name: string; path: string }[] = [
  { name: 'Rewiring', path: paths.service('rewiring') },
  { name: 'Consumer Units', path: paths.service('consumer-unit') },
  { name: 'EICR Testing', path: paths.service('eicr') },
  { name: 'Smart Home', path: paths.service('smart-home') },
  { name: 'Emergency Call-Out', path: paths.service('emergency') },
]
