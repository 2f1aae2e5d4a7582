import { isSample } from '#content/lib/owner/sample.ts'
import { PictureLabel } from '../../ui/PictureLabel.tsx'

/** Says on a sample site that a job is one: on its card and in its dialog. */
export function SampleLabel({ className }: { className: string }) {
  return isSample && <PictureLabel says="Sample" className={className} />
}
