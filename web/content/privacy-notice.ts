import { retention } from '#shared/retention.ts'

/** Printed beside the submit button; the privacy page says the rest. */
export const privacyNotice = `We use these details to answer you, and keep them for ${retention.enquiryMonths} months. We never sell them.`
