import { type ClaimedPhoto, isFinal } from '../photos/claim-photos.ts'
import { meantAddress } from '../shared/email-address.ts'
import { youngestTokenSeconds } from '../shared/enquiry-rules.ts'
import { shortId } from '../shared/enquiry-words.ts'
import { dayWords, instantWords } from '../shared/london-time.ts'
import { photoRules } from '../shared/photo-rules.ts'
import { retention } from '../shared/retention.ts'
import { isPhotoWaitOver, type StoredEnquiry } from './enquiry.ts'
import { phoneNotes } from './enquiry-email-numbers.ts'

/** What the owner should read before calling, in sentences. `at`, in epoch milliseconds, is when the mail is sent. */
export function emailNotes(enquiry: StoredEnquiry, photos: readonly ClaimedPhoto[], at: number): string[] {
  const { possibleSpam, mailedAt, photoKeys, photosLeftOut } = enquiry
  return [
    mailedAt && `This is a copy: the enquiry was mailed to you on ${instantWords(Date.parse(mailedAt))}.`,
    possibleSpam &&
      `Possible spam: a hidden field was filled in, the form was sent within ${youngestTokenSeconds} seconds, another site sent it, or many enquiries came from the same network today.`,
    possibleSpam && photoKeys.length > 0 && hiddenPhotosNote(enquiry, at),
    comingNote(enquiry, photos, at),
    ...photoNotes(photos, photosLeftOut, isPhotoWaitOver(enquiry, at)),
    emailNote(enquiry),
    ...phoneNotes(enquiry),
  ].flatMap((note) => note || [])
}

/** Why a reply may not arrive. */
function emailNote({ email, replyTo }: StoredEnquiry): string | undefined {
  if (email === '') return undefined
  if (!replyTo) return 'The email address does not look right, so a reply would not arrive.'
  const meant = meantAddress(replyTo)
  return meant && `The email address looks mistyped, so a reply may not arrive. They may have meant ${meant}.`
}

/** A photo that was not inspected opens for nobody: what looks like spam could show anything. */
function hiddenPhotosNote({ enquiryId, photoKeys, receivedAt }: StoredEnquiry, at: number): string {
  const [photos, them] = photoKeys.length === 1 ? ['1 photo', 'it'] : [`${photoKeys.length} photos`, 'them']
  const ask = `${photos} not shown. Ask for ${them} by WhatsApp`
  const until = Date.parse(receivedAt) + retention.pendingPhotoDays * 24 * 60 * 60_000
  if (at > until) return `${ask}.`
  return `${ask}, or until ${dayWords(until)} whoever runs the site types: npm run enquiries -- photos ${shortId(enquiryId)} --deployed`
}

/** Until when photos may open from a mail that did not wait for them. No other mail tells of one that never does. */
function comingNote({ receivedAt }: StoredEnquiry, photos: readonly ClaimedPhoto[], at: number): string | undefined {
  const coming = photos.filter((photo) => !isFinal(photo)).length
  if (coming === 0 || isPhotoWaitOver({ receivedAt }, at)) return undefined
  const until = instantWords(lastLookAt(receivedAt))
  return coming === 1
    ? `1 photo is on its way. Its link opens by ${until}. If it does not, the photo did not arrive or cannot be shown: ask for it by WhatsApp.`
    : `${coming} photos are on their way. Their links open by ${until}. If one does not, that photo did not arrive or cannot be shown: ask for it by WhatsApp.`
}

/** The whole minute by which they have been inspected for the last time: the wait's end, and a minute for the queue. */
function lastLookAt(receivedAt: string): number {
  const minute = 60_000
  const at = Date.parse(receivedAt) + (photoRules.mailWaitMinutes + 1) * minute
  return Math.ceil(at / minute) * minute
}

/** What the mail says of the photos that it does not show, by their state. */
function photoNotes(photos: readonly ClaimedPhoto[], leftOut: number, isWaitOver: boolean): string[] {
  const countOf = (state: ClaimedPhoto['state']) => photos.filter((photo) => photo.state === state).length
  const note = (number: number, one: string, many = one) => {
    if (number === 0) return []
    return number === 1
      ? `1 photo ${one}. Ask for it by WhatsApp.`
      : `${number} photos ${many}. Ask for them by WhatsApp.`
  }
  const unshown = "in a phone's HEIC format, which mail programs do not show"
  return [
    note((isWaitOver ? countOf('absent') : 0) + leftOut, 'did not arrive'),
    note(isWaitOver ? countOf('unknown') : 0, 'could not be looked at'),
    note(countOf('heic'), `is ${unshown}`, `are ${unshown}`),
    note(countOf('refused'), 'is no picture', 'are no pictures'),
  ].flat()
}
