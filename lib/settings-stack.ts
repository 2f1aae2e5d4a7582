import { Stack, type StackProps } from 'aws-cdk-lib'
import type { Construct, IConstruct } from 'constructs'
import type { Settings } from './config.ts'
import { isLive } from './stage.ts'

export interface SettingsStackProps extends StackProps {
  settings: Settings
}

/** A stack that gives its constructs the settings of the deployment. */
export class SettingsStack extends Stack {
  readonly settings: Settings

  constructor(scope: Construct, id: string, { settings, ...props }: SettingsStackProps) {
    super(scope, id, props)
    this.settings = settings
  }
}

/** The settings of a construct's stack. */
export function settingsOf(scope: IConstruct): Settings {
  const stack = Stack.of(scope)
  if (!(stack instanceof SettingsStack)) throw new Error(`${stack.node.path} is not a SettingsStack`)
  return stack.settings
}

/** True when tables and buckets outlive the stack. */
export function keepsData(scope: IConstruct): boolean {
  return isLive(settingsOf(scope))
}
