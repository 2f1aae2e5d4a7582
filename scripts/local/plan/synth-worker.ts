/** Synthesises the CDK app with placeholder settings: the template this posts is what the local stack is made from. */
import { parentPort, workerData } from 'node:worker_threads'
import { business } from '#content/business.ts'
import { readSettings } from '../../../lib/config.ts'
import { readSiteBuild } from '../../../lib/site-build.ts'
import { synthesise } from '../../../lib/synth.ts'
import { siteConfig } from '../../../site.config.ts'

// Loading the library takes longer than using it: it is loaded while the site is still being built.
parentPort?.once('message', () => {
  const settings = readSettings({
    ...siteConfig,
    ownerEmail: business.email,
    senderEmail: `website@${business.email.split('@')[1]}`,
    domain: '',
    hostedZoneId: '',
    // No mail leaves this machine.
    customerReceipt: true,
  })
  const { app, stack } = synthesise(settings, readSiteBuild(), workerData.outdir)
  parentPort?.postMessage(app.synth().getStackArtifact(stack.artifactId).template)
})
