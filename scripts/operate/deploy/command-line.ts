import { siteConfig } from '../../../site.config.ts'
import { nearest } from '../../command-line.ts'

/** `-c key=value`, which every command that reads the settings takes. */
export const contextOption = { context: { type: 'string', short: 'c', multiple: true } } as const

/** Divides the arguments of `npm run deploy --` into ours and, after another `--`, those for the CDK. */
export function splitCommandLine(given: readonly string[]): { own: string[]; forCdk: string[] } {
  const at = given.indexOf('--')
  return at < 0 ? { own: [...given], forCdk: [] } : { own: given.slice(0, at), forCdk: given.slice(at + 1) }
}

/**
 * The settings given by `-c`.
 * @throws Error with a sentence when one is not `key=value`, or is not a setting.
 */
export function readContext(pairs: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [, key = '', value = ''] = /^([^=]+)=(.*)$/s.exec(pair) ?? []
      if (key === '') throw new Error(`-c ${pair} must be key=value.`)
      const names = Object.keys(siteConfig)
      // The CDK's own keys look like @aws-cdk/core:name.
      if (!names.includes(key) && !key.includes(':')) {
        const meant = nearest(key, names)
        throw new Error(`There is no setting ${key}${meant ? `: did you mean ${meant}?` : ' in site.config.ts.'}`)
      }
      return [key, value]
    }),
  )
}
