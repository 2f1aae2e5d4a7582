import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Problem } from '../problem.ts'

/** Builds the site in a child process, which frees the build's memory afterwards and uses the other core. */
export async function buildSiteInChild(): Promise<void> {
  const child = spawn(process.execPath, ['scripts/electrician.js', 'build'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => lines.push(String(chunk)))
  const [code] = await once(child, 'exit')
  if (code === 0) return
  const output = lines.join('')
  throw new Problem(`The site could not be built:\n${output.trim()}`)
}
