/** How fast the business replies, as it says. Each stands once on a page. */
export const repliesWithin = { form: 'within 24 hours', call: 'within 1 hour during business hours' } as const

/** How fast a form is answered. */
export const formReplyTime = repliesWithin.form

/** Beside the form. */
export const formReply = `We reply ${formReplyTime}.`
