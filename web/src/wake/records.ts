/** The content's records as pages read them with `use()`. */
import * as content from '#content/records.ts'
import { remembered, rememberedBySlug } from './remembered.ts'

export const loadArticle = rememberedBySlug(content.loadArticle)
export const loadService = rememberedBySlug(content.loadService)
export const loadArea = rememberedBySlug(content.loadArea)
export const loadEmergencyService = remembered(content.loadEmergencyService)
export const loadSecurityService = remembered(content.loadSecurityService)
