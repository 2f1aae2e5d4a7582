import { retention } from '#contract/retention.ts'

/** Printed beside the submit button; the privacy page says the rest. */
export const privacyNotice = `We use these to answer you and keep them ${retention.leadMonths} months. We never sell them.`
