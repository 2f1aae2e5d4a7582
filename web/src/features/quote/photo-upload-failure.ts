import { errorMessage } from '../../api/error-message.ts'
import type { ChosenPhoto } from './photo-selection.ts'

/** A photo did not arrive. Its message is the specification's sentence. */
export class PhotoUploadFailure extends Error {
  constructor(photo: ChosenPhoto, reason: unknown) {
    super(`Failed to upload ${photo.file.name}: ${errorMessage(reason)}`, { cause: reason })
    this.name = 'PhotoUploadFailure'
  }
}
