import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { photoRules, uploadTagging } from '../shared/photo-rules.ts'

/** The one file that a signed URL takes. */
interface SignedFile {
  key: string
  type: string
  /** Bytes. */
  size: number
}

export type SignUpload = (file: SignedFile) => Promise<string>

/**
 * Signs URLs that take one PUT of exactly this size and type, once, to this key. The presigner signs
 * Content-Type only when told to, and would move the tag into the query, where S3 may not honour it.
 */
export function createUploadSigner(client: S3Client, bucket: string): SignUpload {
  return ({ key, type, size }) => {
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: key,
      ContentType: type,
      ContentLength: size,
      IfNoneMatch: '*',
      Tagging: uploadTagging,
    })
    return getSignedUrl(client, command, {
      expiresIn: photoRules.uploadUrlSeconds,
      signableHeaders: new Set(['content-type']),
      unhoistableHeaders: new Set(['x-amz-tagging']),
    })
  }
}
