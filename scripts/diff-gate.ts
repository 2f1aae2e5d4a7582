/**
 * `node scripts/diff-gate.ts FILE`: reads what CloudFormation says a deployment would change (`aws cloudformation
 * describe-change-set`) and ends with 1 when a resource that holds data would be lost. The workflow runs it before each deployment.
 */
import { readFileSync } from 'node:fs'
import { ChangeSet, lossesIn } from './operate/deploy/losses.ts'

try {
  const losses = lossesIn(ChangeSet.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'))))
  if (losses.length > 0)
    throw new Error(`${losses.join('\n')}\ndocs/change-stateful-resources.md says how to do this by hand.`)
  console.log('Nothing is lost: no table, bucket, queue, distribution or mail identity is replaced or deleted.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
