import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Template } from './template.ts'

/**
 * Starts loading the CDK app in a thread. The returned function synthesises it; call it once the site is built, because
 * the stack depends on the site's pages.
 */
export function prepareSynthesis(outdir: string): () => Promise<Template> {
  // Only a deployment needs CloudFormation's validation.
  const env = { ...process.env, CDK_VALIDATION: 'false' }
  const worker = new Worker(new URL('./synth-worker.ts', import.meta.url), { workerData: { outdir }, env })
  // An error while loading is reported when the template is requested.
  const answer = once(worker, 'message')
  answer.catch(() => {})
  return async () => {
    worker.postMessage('synthesise')
    const [template] = await answer
    await worker.terminate()
    return Template.parse(template)
  }
}
