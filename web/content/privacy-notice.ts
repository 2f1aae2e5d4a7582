import { retention } from '#shared/retention.ts'

/** Printed beside the submit button; the privacy page says the rest. */
export const privacyNotice = `We use these to answer you and keep them ${retention.enquiryMonths} months. We never sell them.`
