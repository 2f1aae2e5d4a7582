import { build, createLogger, type InlineConfig } from 'vite'

/** Builds with Vite. Prints its warnings, those of the bundler and of Lightning CSS, and throws if there was one. */
export async function strictBuild(config: InlineConfig): Promise<void> {
  const customLogger = createLogger('warn')
  // Node reads the configuration itself: bundled, it would warn of a busy machine.
  await build({ ...config, configLoader: 'native', logLevel: 'warn', customLogger })
  if (customLogger.hasWarned) throw new Error('The build has warned, see above: what it warns of does not go live.')
}
