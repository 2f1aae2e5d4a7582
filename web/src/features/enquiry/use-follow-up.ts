import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { EnquiryRequestInput, EnquiryResponse } from '#shared/enquiry-request.ts'
import { sendEnquiry } from './send-enquiry.ts'
import { countIn, type Photo, urlsOf } from './use-photos.ts'

/** What the visitor sees of an enquiry that was sent. */
export type Receipt = {
  enquiryId: string
  /** What was sent. */
  request: EnquiryRequestInput
  /** True of an emergency, and of what sounded dangerous to the server. */
  danger: boolean
  /** Epoch milliseconds. */
  sentAt: number
  photosChosen: number
  /** How many of them the server has taken. */
  photosTaken: number
  /** True while photos are being uploaded, or are on their way to the server. */
  photosAreComing: boolean
}

/**
 * Sends the photos that were uploaded after the words, by one more request with the same key. Normally it waits for
 * the last upload; when the page is hidden, and may never return, it sends those uploaded so far.
 */
export function useFollowUp(
  { data, variables: request, submittedAt }: UseMutationResult<EnquiryResponse, Error, EnquiryRequestInput>,
  photos: readonly Photo[],
): Receipt | undefined {
  // Offline it waits for the network; every failed attempt is repeated after fifteen seconds, for ten minutes.
  const follow = useMutation({ mutationFn: sendEnquiry, retry: 40, retryDelay: 15_000 })
  const own = follow.variables?.idempotencyKey === request?.idempotencyKey ? follow : undefined
  const isUploading = countIn(photos, 'uploading') > 0
  const photoUrls = urlsOf(photos)
  const asked = own?.variables?.photoUrls?.length ?? request?.photoUrls?.length ?? 0
  const isWanted = data !== undefined && photoUrls.length > asked && !own?.isPending

  const bring = useEffectEvent(() => {
    if (isWanted && request)
      follow.mutate({ ...request, photoUrls, photosToFollow: Math.max(0, photos.length - photoUrls.length) })
  })
  useEffect(() => {
    if (isWanted && !isUploading) bring()
  }, [isWanted, isUploading])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && bring()
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [])

  if (!data || !request) return undefined
  return {
    enquiryId: data.enquiryId,
    request,
    danger: data.danger,
    sentAt: submittedAt,
    photosChosen: (request.photoUrls?.length ?? 0) + (request.photosToFollow ?? 0),
    photosTaken: Math.max(data.photos, own?.data?.photos ?? 0),
    photosAreComing: isUploading || own?.isPending === true,
  }
}
