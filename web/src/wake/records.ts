/** The content's records as pages read them with `use()`. The lists come with the pages that show them. */
import { remembered, rememberedBySlug } from './remembered.ts'

const areas = () => import('#content/area-words.ts')
const articles = () => import('#content/articles.ts')
const guides = () => import('#content/guides.ts')
const services = () => import('#content/service-words.ts')

export const loadArticle = rememberedBySlug(async (slug) => (await articles()).loadArticle(slug))
export const loadGuide = rememberedBySlug(async (slug) => (await guides()).loadGuide(slug))
export const loadSheet = rememberedBySlug(async (slug) => (await guides()).loadSheet(slug))
export const loadService = rememberedBySlug(async (slug) => (await services()).loadService(slug))
export const loadArea = rememberedBySlug(async (slug) => (await areas()).loadArea(slug))
export const loadEmergencyService = remembered(async () => (await services()).loadEmergencyService())
export const loadSecurityService = remembered(async () => (await services()).loadSecurityService())
