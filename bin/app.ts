// Imported where its failure is caught: what is wrong with the owner's files, which it reads, is told in a sentence too.
import('../lib/app.ts')
  .then(({ synthesiseApp }) => synthesiseApp())
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
