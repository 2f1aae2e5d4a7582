import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  PutObjectTaggingCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3'

interface StoredObject {
  body: Buffer
  /** Epoch milliseconds. */
  at: number
  /** `state=attached` */
  tag?: string
}

const pageSize = 6

/** Milliseconds that a write takes. */
const writing = 30

/** A bucket that performs the commands our stores send. */
export class BucketInMemory {
  readonly objects = new Map<string, StoredObject>()
  private readonly now: () => number
  private readonly onDelete: (key: string) => void

  constructor(now: () => number, onDelete: (key: string) => void) {
    this.now = now
    this.onDelete = onDelete
  }

  execute(command: unknown): object {
    if (command instanceof PutObjectCommand) {
      const { Key = '', Body, IfNoneMatch } = command.input
      const there = IfNoneMatch === '*' && this.objects.get(Key)
      // While one of two conditional writes is in progress, S3 refuses the other.
      if (there && this.now() - there.at < writing) throw problem('ConditionalRequestConflict', 409)
      if (there) throw problem('PreconditionFailed', 412)
      this.objects.set(Key, { body: Buffer.from(String(Body)), at: this.now() })
      return {}
    }
    if (command instanceof GetObjectCommand) return this.get(command.input.Key ?? '')
    if (command instanceof ListObjectsV2Command) {
      return this.list(command.input.ContinuationToken ?? command.input.StartAfter)
    }
    if (command instanceof DeleteObjectCommand) {
      const { Key = '' } = command.input
      this.objects.delete(Key)
      this.onDelete(Key)
      return {}
    }
    if (command instanceof PutObjectTaggingCommand) {
      const { Key = '', Tagging } = command.input
      const [tag] = Tagging?.TagSet ?? []
      const object = this.objects.get(Key)
      if (!object) throw problem('NoSuchKey', 404)
      object.tag = `${tag?.Key}=${tag?.Value}`
      return {}
    }
    throw new Error('The bucket in memory does not know this command')
  }

  private get(key: string): object {
    const object = this.objects.get(key)
    if (!object) throw problem('NoSuchKey', 404)
    const { body } = object
    return {
      ContentRange: `bytes 0-11/${body.length}`,
      Body: {
        transformToString: async () => body.toString(),
        transformToByteArray: async () => body.subarray(0, 12),
      },
    }
  }

  private list(after = ''): object {
    const keys = [...this.objects.keys()].sort().filter((key) => key > after)
    return {
      Contents: keys.slice(0, pageSize).map((Key) => ({
        Key,
        LastModified: new Date(this.objects.get(Key)?.at ?? 0),
      })),
      NextContinuationToken: keys.length > pageSize ? keys[pageSize - 1] : undefined,
    }
  }
}

function problem(name: string, httpStatusCode: number): S3ServiceException {
  return new S3ServiceException({ name, $fault: 'client', message: name, $metadata: { httpStatusCode } })
}
