/** Data folder and logs of the site under test. */
export const localData = '.cache/e2e'
