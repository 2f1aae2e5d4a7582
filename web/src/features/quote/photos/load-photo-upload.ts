/** Encoder and uploader, fetched when the first photo is chosen. */
export const loadPhotoUpload = () => import('./upload-photos.ts')
