import { business } from '../business.ts'

/** In characters. The build refuses longer ones: `PageTitle` in schema.ts, which the browser does without. */
const longest = 60

/** A page's title with the business behind it: by its name, its short name, or not at all, as there is room. */
export function pageTitle(words: string, rest = '', { name, shortName }: BusinessNames = business): string {
  const signed = [name, shortName].map((by) => `${words} | ${by}${rest}`)
  return signed.find((title) => title.length <= longest) ?? words
}

type BusinessNames = { name: string; shortName: string }
