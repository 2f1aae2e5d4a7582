/** Page of the form. */
export const formPath = '/contact'
/**
 * Static pages that a form posted without script is answered with: it was sent; it was sent and is about a danger; or
 * it was not sent, and the words are behind Back.
 */
export const sentPath = '/sent'
export const sentDangerPath = '/sent-danger'
export const notSentPath = '/not-sent'
