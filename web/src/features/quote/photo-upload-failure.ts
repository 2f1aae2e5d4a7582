import { errorMessage } from '../../api/error-message.ts'
import type { ChosenPhoto } from './photo-selection.ts'

/** A photo did not arrive. The message is shown to the visitor. */
export class PhotoUploadFailure extends Error {
  constructor(photo: ChosenPhoto, reason: unknown) {
    super(`Failed to upload ${photo.file.name}: ${errorMessage(reason)}`, { cause: reason })
    this.name = 'PhotoUploadFailure'
  }
}
