// Imported dynamically, so that an error in the owner's files, which it loads, is caught and printed as a sentence.
import('../lib/app.ts')
  .then(({ synthesiseApp }) => synthesiseApp())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
