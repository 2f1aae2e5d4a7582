import { keptKeyOf } from '../../lambdas/leads/last-resort-store.ts'
import { isLead, type LeadStory } from './model.ts'
import { lastRunAt, mailedBy, mendedAfter } from './plan.ts'
import type { Services } from './services.ts'

/** What must be true once all has been well for long. `pictures` are the keys of each lead's real photos. */
export function checkTheEnd(services: Services, pictures: ReadonlyMap<string, readonly string[]>): void {
  for (const [leadId, story] of services.model.stories) {
    const keys = pictures.get(leadId) ?? []
    const rule = brokenRule(services, leadId, story, keys)
    if (rule) services.model.broken(rule, leadId)
  }
}

function brokenRule(
  { table, lastResort, photos, poison, model }: Services,
  leadId: string,
  { toldAt, mails, erasing, erasedAt, returned, isFlood }: LeadStory,
  keys: readonly string[],
): string | undefined {
  const record = table.items.get(leadId)
  const pictures = keys.map((key) => photos.objects.get(key))
  if (lastResort.objects.has(keptKeyOf(leadId))) return '[L5] an object is left in the last resort'
  if (erasedAt !== undefined && pictures.some(Boolean)) return '[G3] a photo of an erased lead is still there'
  if (erasing && isLead(record)) return '[G3] a lead cannot be erased'
  if (erasing || (toldAt === undefined && !record)) return undefined
  if (poison.has(leadId))
    return record?.dueQueue === undefined ? '[L7] a lead that cannot be mailed is gone' : undefined
  if (mails.length === 0) return '[L5] a lead is not mailed'
  if (model.hasOneFault && !isFlood && (mails[0] ?? 0) > (toldAt ?? Infinity) + mendedAfter)
    return '[L5] one fault has kept a lead from its mail'
  if ((mails[0] ?? 0) > mailedBy) return '[L5] a lead is not mailed in time'
  // What came back a third time waits for longer than the world lasts, and so does a resend in its last minutes.
  if (record?.dueQueue !== undefined && Number(record.dueAt) <= lastRunAt)
    return '[L5] a lead has still something left to do'
  // One that only its mail holds cannot be sent again: a person hears of the report that was not taken.
  if (record && record.dueQueue === undefined && mails.length <= returned) return '[L15] no mail of a lead has stayed'
  const { photoKeys, photosMailed, photosMailedAt } = record ?? {}
  if (record?.dueQueue === undefined && Number(photosMailed) < Object(photoKeys).length && photosMailedAt === undefined)
    return '[L19] a photo that came later is in no mail'
  if (record && !pictures.every((picture) => picture?.tag === 'state=attached')) return '[P7] a picture is not open'
  return undefined
}
