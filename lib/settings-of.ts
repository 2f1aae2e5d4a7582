import type { Stack } from 'aws-cdk-lib'
import type { IConstruct } from 'constructs'
import { isLive, type Settings } from './config.ts'

const key = 'settings'

/** Tells everything in a stack the settings of its deployment. Call it before anything is added. */
export function setSettings(stack: Stack, settings: Settings): void {
  stack.node.setContext(key, settings)
}

export function settingsOf(scope: IConstruct): Settings {
  return scope.node.getContext(key)
}

/** True where tables and buckets outlive the stack. */
export function keepsData(scope: IConstruct): boolean {
  return isLive(settingsOf(scope))
}
