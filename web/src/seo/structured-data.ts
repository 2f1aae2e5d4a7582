/**
 * The structured data that pages ask for. What it says is worked out in `json-ld.ts`, a chunk that a browser needs only
 * when a link inside the site is followed: the document of the first page carries its own.
 */
import type { JsonLd } from './json-ld.ts'

type Builders = typeof import('./json-ld.ts')

/** One description, once the builders are there. */
export type Describe = (builders: Builders) => JsonLd

type Arguments<Name extends keyof Builders> = Builders[Name] extends (...args: infer Args) => unknown ? Args : never

export const businessData = (): Describe => (build) => build.businessData()
export const areaServiceData =
  (...args: Arguments<'areaServiceData'>): Describe =>
  (build) =>
    build.areaServiceData(...args)
export const serviceData =
  (...args: Arguments<'serviceData'>): Describe =>
  (build) =>
    build.serviceData(...args)
export const servicePageData =
  (...args: Arguments<'servicePageData'>): Describe =>
  (build) =>
    build.servicePageData(...args)
export const pageData =
  (...args: Arguments<'pageData'>): Describe =>
  (build) =>
    build.pageData(...args)
export const listData =
  (...args: Arguments<'listData'>): Describe =>
  (build) =>
    build.listData(...args)
export const howToData =
  (...args: Arguments<'howToData'>): Describe =>
  (build) =>
    build.howToData(...args)
export const glossaryData =
  (...args: Arguments<'glossaryData'>): Describe =>
  (build) =>
    build.glossaryData(...args)
export const faqData =
  (...args: Arguments<'faqData'>): Describe =>
  (build) =>
    build.faqData(...args)
export const articleData =
  (...args: Arguments<'articleData'>): Describe =>
  (build) =>
    build.articleData(...args)
export const breadcrumbData =
  (...args: Arguments<'breadcrumbData'>): Describe =>
  (build) =>
    build.breadcrumbData(...args)
