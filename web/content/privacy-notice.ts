import { retention } from '#contract/retention.ts'

/** Printed beside the submit button; the privacy page says the rest [G2]. */
export const privacyNotice = `We use your details and photos to answer you and to do the work if you go ahead, and keep them for ${retention.leadMonths} months (photos ${retention.attachedPhotoDays} days, backups up to ${retention.backupDays} days more). We never sell them or add you to a mailing list, and we delete them sooner if you ask.`
