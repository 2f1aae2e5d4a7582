import { business } from '../business.ts'

/** In characters. The build refuses longer ones by `PageTitle` in schema.ts, which the browser does not load. */
const longest = 60

/** A page's title followed by the business's name, its short name, or nothing, whichever fits. */
export function pageTitle(words: string, rest = '', { name, shortName }: BusinessNames = business): string {
  const signed = [name, shortName].map((by) => `${words} | ${by}${rest}`)
  return signed.find((title) => title.length <= longest) ?? words
}

type BusinessNames = { name: string; shortName: string }
