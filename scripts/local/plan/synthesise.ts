import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Template } from './template.ts'

/**
 * Loads the CDK app at once, in a thread. The returned function synthesises it; call it when the site is built,
 * because the stack describes the site's pages.
 */
export function prepareSynthesis(outdir: string): () => Promise<Template> {
  // What CloudFormation would refuse is for a deployment to say.
  const env = { ...process.env, CDK_VALIDATION: 'false' }
  const worker = new Worker(new URL('./synth-worker.ts', import.meta.url), { workerData: { outdir }, env })
  // A failure while loading is reported when the template is asked for.
  const answer = once(worker, 'message')
  answer.catch(() => {})
  return async () => {
    worker.postMessage('synthesise')
    const [template] = await answer
    await worker.terminate()
    return Template.parse(template)
  }
}
