/** Path, cookie and lifetimes of the owner's desk. Imports nothing. */

/** The list; without a session, the sign-in page. */
export const deskPath = '/owner'

/** `__Host-` limits the cookie to this host and to HTTPS. https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/Set-Cookie */
export const deskCookieName = '__Host-desk'

/** Days that a session lasts. */
export const sessionDays = 90

/** Minutes for which a sign-in link is valid, once. */
export const linkMinutes = 15
