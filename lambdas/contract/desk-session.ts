/** Where the owner's desk is and how it knows the owner's phone. Imports nothing. */

/** The list, and where everybody begins who is not signed in. */
export const deskPath = '/owner'

/** `__Host-`: of this very host, over HTTPS alone. https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie */
export const deskCookieName = '__Host-desk'

/** Days that a phone stays signed in. */
export const sessionDays = 90

/** Minutes that a link to sign in is good for, once. */
export const linkMinutes = 15
