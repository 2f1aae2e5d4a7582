import type { Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { isLive } from './config.ts'

const key = 'stage'

/** Tells everything in a stack which stage it belongs to. Call it before anything is added. */
export function setStage(stack: Stack, stage: string): void {
  stack.node.setContext(key, stage)
}

/** The stage that a construct belongs to. */
export function stageOf(scope: IConstruct): string {
  return scope.node.getContext(key)
}

/** True where tables and buckets outlive the stack. */
export function keepsData(scope: IConstruct): boolean {
  return isLive({ stage: stageOf(scope) })
}
