import { setTimeout as pause } from 'node:timers/promises'
import { ApiError, type ApiErrorCode, statusOfCode } from '#shared/api-error.ts'
import { createPhotoKey, photoUrl } from '#shared/photo-key.ts'
import { photoRules } from '#shared/photo-rules.ts'
import { routes } from '#shared/routes.ts'
import { sendTestEnquiry } from '../../../lambdas/site/send-test-enquiry.ts'
import { type Check, expect, expectStatus, get, type Operator, post, type Site, Skipped } from './check.ts'

const { listProjects, createPhotoUploads, getFormToken, sendLeadEmail } = routes

/** The API against its contract, uploads that must be refused, a test enquiry, and the alarms' subscribers. */
export const apiChecks: Check[] = [
  {
    name: 'projects come newest first, as cards, as many as asked for',
    async run(site) {
      const response = await get(site, `${listProjects.path}?view=cards&limit=3`)
      await expectStatus(response, 200)
      const { projects } = listProjects.response.parse(await response.json())
      const dates = projects.map(({ project_date }) => project_date)
      expect(projects.length <= 3, `asked for 3, got ${projects.length}`)
      expect(dates.toSorted().toReversed().join() === dates.join(), `the order is ${dates.join(' ')}`)
    },
  },
  {
    name: 'what the contract refuses is refused in JSON, never by a page',
    async run(site) {
      await expectError(await get(site, '/api/nothing'), 'bad_request')
      await expectError(await get(site, `${listProjects.path}?limit=0`), 'invalid')
      await expectError(await post(site, sendLeadEmail.path, {}), 'invalid')
      const askUploads = (photos: object[], formToken = '') =>
        post(site, createPhotoUploads.path, { photos, formToken })
      await expectError(await askUploads([photo({ size: 0 })]), 'invalid')
      await expectError(await askUploads(Array(photoRules.maxPhotos + 1).fill(photo())), 'invalid')
      await expectError(await askUploads([photo()], 'forged'), 'gone')
    },
  },
  {
    name: 'a signed upload is good for one file of one size, once',
    async run(site) {
      const { key, uploadUrl, headers } = await signUpload(site)
      const put = (body: Uint8Array<ArrayBuffer>) => fetch(uploadUrl, { method: 'PUT', body, headers })
      expect((await put(new Uint8Array(picture.length + 1))).status === 403, 'it takes a longer body')
      const first = await put(picture)
      expect(first.ok, `the upload itself was answered ${first.status}: ${(await first.text()).slice(0, 200)}`)
      expect((await put(picture)).status === 412, 'it takes a second upload')
      const seen = await fetch(photoUrl(site.url, key))
      expect(seen.status >= 400, `the photo can be seen before its enquiry arrived (${seen.status})`)
    },
  },
  {
    name: 'a test enquiry goes the whole way, to its mail',
    async run({ url, operator }, say) {
      if (!operator) throw new Skipped('sign in to AWS, to read its signing key and its record; nothing was sent')
      const { enquiries } = operator
      const testEnquiryKey = await operator.testEnquiryKey()
      const enquiryId = await sendTestEnquiry({ siteUrl: url, testEnquiryKey, uuid: () => crypto.randomUUID(), fetch })
      await expectMailed(enquiryId, enquiries, say)
    },
  },
  {
    name: 'a mail to the owner is taken, which a person must look for',
    async run({ operator }, say) {
      if (!operator) throw new Skipped('sign in to AWS, to send it')
      const { to, subject } = await operator.mailOwner()
      say(`look for "${subject}" in the inbox of ${to}, and in its spam folder: docs/deploy.md#mail-that-arrives`)
    },
  },
  {
    name: 'everybody who is to get alarms has confirmed that',
    async run({ operator }) {
      if (!operator) throw new Skipped('sign in to AWS, to read the subscriptions')
      const unconfirmed = await operator.unconfirmedSubscriptions()
      expect(unconfirmed.length === 0, unconfirmed.join('\n          '))
    },
  },
]

/** The smallest picture: one transparent pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function photo({ size = picture.length } = {}) {
  return { key: createPhotoKey('smoke.png', Date.now(), crypto.randomUUID()), type: 'image/png', size }
}

async function signUpload(site: Site) {
  const asked = photo()
  const { token } = getFormToken.response.parse(await (await get(site, getFormToken.path)).json())
  const response = await post(site, createPhotoUploads.path, { photos: [asked], formToken: token })
  await expectStatus(response, 200)
  const [upload] = createPhotoUploads.response.parse(await response.json()).uploads
  expect(upload !== undefined, 'no upload was signed')
  return { ...upload, key: asked.key }
}

async function expectError(response: Response, code: ApiErrorCode): Promise<void> {
  await expectStatus(response, statusOfCode[code])
  const path = new URL(response.url).pathname
  const type = response.headers.get('content-type') ?? ''
  expect(type.includes('application/json'), `${path} answered ${type}`)
  const { error } = ApiError.parse(await response.json())
  expect(error.code === code, `${path} answered ${error.code}, not ${code}`)
}

/** The queue brings a message that failed again after 20, 80 and 260 seconds. */
const mailMinutes = 5
const secondsBetweenLooks = 5

/**
 * Waits until the mail service has accepted an enquiry's mail, because the API's response does not show it.
 * @throws Error with a message when it has not in time.
 */
async function expectMailed(
  enquiryId: string,
  enquiries: Operator['enquiries'],
  say: (text: string) => void,
): Promise<void> {
  let enquiry = await enquiries.get(enquiryId)
  if (!enquiry?.mailedAt) say(`the enquiry is not mailed yet: its worker is given ${mailMinutes} minutes to do it`)
  for (let looks = (mailMinutes * 60) / secondsBetweenLooks; !enquiry?.mailedAt && looks > 0; looks--) {
    await pause(secondsBetweenLooks * 1000)
    enquiry = await enquiries.get(enquiryId)
  }
  expect(
    enquiry?.mailedAt !== undefined,
    `the enquiry was accepted but not mailed within ${mailMinutes} minutes: see docs/operate.md#enquirywaiting`,
  )
}
