/** Synthesises the CDK app with the settings of the local stack, and posts the resulting template. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSettings } from '../../../lib/config.ts'
import { readSiteBuild } from '../../../lib/site-build.ts'
import { synthesise } from '../../../lib/synth.ts'
import { siteConfig } from '../../../site.config.ts'
import { localSettings } from './local-settings.ts'

// Loading the CDK takes longer than using it, so it is loaded while the site is still being built.
parentPort?.once('message', () => {
  const { app, stack } = synthesise(readSettings(localSettings(siteConfig)), readSiteBuild(), workerData.outdir)
  parentPort?.postMessage(app.synth().getStackArtifact(stack.artifactId).template)
})
