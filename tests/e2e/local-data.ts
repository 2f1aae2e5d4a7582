/** Where the site under test keeps what it stores, logs and tells of itself. */
export const localData = '.cache/e2e'
