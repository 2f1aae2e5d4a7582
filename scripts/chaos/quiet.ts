/**
 * Import it first. The Lambdas' code logs every step; here the counts are what is read. Powertools looks at its
 * settings when it is loaded.
 */
Object.assign(process.env, { POWERTOOLS_LOG_LEVEL: 'SILENT', POWERTOOLS_METRICS_DISABLED: 'true' })
