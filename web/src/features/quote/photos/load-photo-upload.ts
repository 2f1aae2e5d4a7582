/** Encoder and uploader. Fetched when the first photo is chosen: a form without photos does without. */
export const loadPhotoUpload = () => import('./upload-photos.ts')
