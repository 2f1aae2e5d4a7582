import { spawnSync } from 'node:child_process'
import { Problem } from './problem.ts'

/**
 * Runs a program that speaks for itself on this terminal, with variables added to the environment. Ctrl-C ends it first.
 * @throws Problem when it fails. It has said why.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { cwd, variables }: { cwd?: string; variables?: Record<string, string> } = {},
): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd, env: { ...process.env, ...variables } })
  if (status !== 0) throw new Problem(`${program} ${args.slice(0, 2).join(' ')} failed: see above.`)
}
