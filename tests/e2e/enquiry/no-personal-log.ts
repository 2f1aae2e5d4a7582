import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import { apiPaths } from '#shared/api-paths.ts'
import { enquiryFieldNames } from '#shared/enquiry-fields.ts'
import { normalisePostcode } from '#shared/postcode.ts'
import { localData } from '../support/local-data.ts'

const typedFile = `${localData}/typed.jsonl`

/** Records what an enquiry contains, accepted or refused, so that the logs can be searched for it. */
export function noteEnquiry(request: Request): void {
  const body = request.postData()
  if (!body || !request.url().endsWith(apiPaths.sendLeadEmail.path)) return
  const isJson = request.headers()['content-type']?.includes('json')
  const fields = isJson ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
  appendFileSync(typedFile, `${JSON.stringify(fields)}\n`)
}

/**
 * Runs after all tests: the functions' logs must not contain anything typed into a form. @throws Error that names
 * the field, which Playwright counts as a failed run.
 */
export default function noPersonalLog(): void {
  if (!existsSync(typedFile)) return
  const log = readFileSync(`${localData}/functions.log`, 'utf8').toLowerCase()
  if (!log.includes('"electrician-website-live"')) throw new Error('The functions logged nothing: is this their log?')
  const found = new Set<string>()
  for (const line of readFileSync(typedFile, 'utf8').trim().split('\n')) {
    const fields: Record<string, string> = JSON.parse(line)
    for (const name of enquiryFieldNames) {
      for (const text of spellings(fields[name] ?? '')) if (log.includes(text)) found.add(`${name}: ${text}`)
    }
  }
  if (found.size > 0) throw new Error(`the functions' log holds what visitors typed:\n${[...found].join('\n')}`)
}

/** Forms in which a value may be logged. Values under five characters are skipped: they could match by chance. */
function spellings(value: string): string[] {
  const digits = value.replace(/\D/g, '').replace(/^(44)?0?/, '')
  const forms = [...value.split('\n'), digits, normalisePostcode(value) ?? '', value.replace(/\s/g, '')]
  return forms.map((form) => form.trim().toLowerCase()).filter((form) => form.length >= 5)
}
