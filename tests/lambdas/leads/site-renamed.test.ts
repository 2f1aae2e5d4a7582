import { GetObjectTaggingCommand } from '@aws-sdk/client-s3'
import { expect, test } from 'vitest'
import { acceptLead } from '../../../lambdas/leads/accept-lead.ts'
import { redeliverLeads } from '../../../lambdas/leads/redeliver-leads.ts'
import { photoBucket } from '../../../scripts/local/services/s3.ts'
import { leadServices } from '../../fixtures/lead-services.ts'
import { pictures, putPhoto } from '../../fixtures/pictures.ts'
import { quoteRequest } from '../../fixtures/quote.ts'

const services = await leadServices()
const { deps } = services
const before = 'https://d1.cloudfront.net'
const after = 'https://ohm.example'
const down = () => Promise.reject(new Error('down'))
const minute = 60_000

async function tagsOf(key: string) {
  return (await deps.s3.send(new GetObjectTaggingCommand({ Bucket: photoBucket, Key: key }))).TagSet
}

const mailAbout = async (leadId: string) => (await services.mailsAbout(leadId)).at(-1)?.body.text

test.each([0, 1, 2, 3])(
  'a photo survives a new name of the site before step %s of: accept, redeliver, open the photo [L22]',
  async (renamedAt) => {
    const start = Date.now()
    const at = (step: number, minutes: number) => ({
      ...deps,
      siteUrl: step < renamedAt ? before : after,
      now: () => start + minutes * minute,
    })
    const key = await putPhoto(deps.s3, pictures.png)
    const { leadId } = await acceptLead(quoteRequest({ photoUrls: [`${before}/${key}`] }), {
      ...at(0, 0),
      mailer: { send: down },
    })
    await redeliverLeads({ ...at(1, 5), photos: { ...deps.photos, tagAttached: down } })
    await redeliverLeads(at(2, 20))
    expect(await mailAbout(leadId)).toContain(`${renamedAt > 1 ? before : after}/${key}`)
    expect(await tagsOf(key)).toEqual([{ Key: 'state', Value: 'attached' }])
    expect(await deps.store.get(leadId)).not.toHaveProperty('photosPending')
  },
)
