import { photoUrl } from '#shared/photo-key.ts'
import { type ClaimedPhoto, claimPhotos } from '../../../lambdas/photos/claim-photos.ts'
import type { Terminal } from '../../terminal.ts'
import { operatorTimeouts } from '../connection.ts'
import type { EnquiryResources } from './enquiry-resources.ts'
import { findEnquiries } from './find-enquiries.ts'

/** Why a photo has no link. */
const reasons: Record<Exclude<ClaimedPhoto['state'], 'claimed'>, string> = {
  heic: "is in a phone's HEIC format",
  refused: 'is no picture, or too large',
  absent: 'is not here: it did not arrive, or was deleted after its days',
  unknown: 'could not be inspected: try again',
}

const bounds = { inspect: operatorTimeouts.request, tag: operatorTimeouts.request }

/** Inspects the photos of enquiries as the worker does, claims those that are pictures, and prints their links. */
export async function claimEnquiryPhotos(
  resources: EnquiryResources,
  { print }: Terminal,
  ids: readonly string[],
): Promise<void> {
  for (const { enquiryId, photoKeys } of await findEnquiries(resources, ids)) {
    if (photoKeys.length === 0) print(`${enquiryId} has no photos.`)
    for (const { key, state } of await claimPhotos(photoKeys, { ...resources, bounds })) {
      print(state === 'claimed' ? photoUrl(resources.siteUrl, key) : `${key} ${reasons[state]}.`)
    }
  }
}
