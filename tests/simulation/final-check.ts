import { keptKeyOf } from '../../lambdas/leads/last-resort-store.ts'
import { isLead, type LeadStory } from './model.ts'
import { lastRunAt, mailedBy, mendedAfter, quarter } from './plan.ts'
import type { Services } from './services.ts'

/** What must be true long after all faults have ended. `pictures` are the keys of each lead's real photos. */
export function checkTheEnd(services: Services, pictures: ReadonlyMap<string, readonly string[]>): void {
  for (const [leadId, story] of services.model.stories) checkOne(services, leadId, story, pictures.get(leadId) ?? [])
}

function checkOne(
  { table, lastResort, photos, poison, model }: Services,
  leadId: string,
  { toldAt, mails, erasing, erasedAt, returned }: LeadStory,
  keys: readonly string[],
): void {
  const must = (rule: string, holds: boolean) => model.must(rule, holds, leadId)
  const record = table.items.get(leadId)
  const pictures = keys.map((key) => photos.objects.get(key))
  must('[L5] an object is left in the last resort', !lastResort.objects.has(keptKeyOf(leadId)))
  if (erasedAt !== undefined) must('[G3] a photo of an erased lead is still there', !pictures.some(Boolean))
  if (erasing) must('[G3] a lead cannot be erased', !isLead(record))
  if (erasing || (toldAt === undefined && !record)) return
  const isDone = record?.dueQueue === undefined
  // A digest may still include it.
  if (poison.has(leadId)) must('[L7] a lead that cannot be mailed is gone', !isDone || mails.length > 0)
  if (poison.has(leadId)) return
  const [mailedAt = Infinity] = mails
  must('[L5] a lead is not mailed in time', mailedAt <= mailedBy)
  const waited = mailedAt - (toldAt ?? Infinity)
  if (model.isCalm) must('[L16] [L18] an enquiry is not with the owner within a quarter of an hour', waited <= quarter)
  if (model.hasOneFault) must('[L5] one fault has kept a lead from its mail', waited <= mendedAfter)
  // A lead whose mail bounced a third time is due after the end of the simulation, and so is a late resend.
  must('[L5] a lead has still something left to do', isDone || Number(record.dueAt) > lastRunAt)
  if (!record || !isDone) return
  // A lead stored in its mail alone cannot be sent again: a person is told of the report that was not accepted.
  must('[L15] no mail of a lead has stayed', mails.length > returned)
  const { photoKeys, photosMailed, photosMailedAt, corrects } = record
  const corrected = table.items.get(String(corrects))
  if (corrects !== leadId && isLead(corrected))
    must('[L23] what was corrected reminds of itself', corrected?.correctedBy !== undefined)
  const isAllMailed = Number(photosMailed) >= Object(photoKeys).length || photosMailedAt !== undefined
  must('[L19] a photo that came later is in no mail', isAllMailed)
  must(
    '[P7] a picture is not open',
    pictures.every((picture) => picture?.tag === 'state=attached'),
  )
}
