import { cameraView } from '#content/exhibits/camera-view.ts'
import { Picture } from '../../ui/Picture.tsx'
import { PictureCaption } from '../../ui/PictureCaption.tsx'
import { Exhibit } from './Exhibit.tsx'
import './CameraView.css'

/** A camera's view of the back garden, with the neighbours' windows masked and the boundary drawn in. */
export function CameraView() {
  return (
    <Exhibit {...cameraView} ground="ink" wide={false}>
      <div className="camera">
        <Picture
          stem="garden-dusk-path-festoon"
          alt="View from over a back door down a garden at dusk; everything beyond the fence is blacked out"
          kind="labelled render"
          sizes="(min-width: 64rem) 44rem, 100vw"
        />
        <div className="camera__mask" aria-hidden="true">
          Privacy mask
        </div>
        <p className="camera__time on-picture figures" aria-hidden="true">
          Back door 18:42:07
        </p>
        <p className="on-picture" aria-hidden="true">
          Sound off · kept 14 days
        </p>
      </div>
      <PictureCaption text="Illustration" />
    </Exhibit>
  )
}
