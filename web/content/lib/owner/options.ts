import { noOptions, type SiteOptions } from '../site-options.ts'

/** The options passed to the build in `SITE_OPTIONS`; otherwise all are off. */
export const options: SiteOptions = process.env.SITE_OPTIONS ? JSON.parse(process.env.SITE_OPTIONS) : noOptions
