import { PhoneLink } from '../../contact/contact-links.tsx'
import './ProjectCard.css'

/** Layout of a gallery where there is room: `some` fills rows of three, `all` rows of two and of three in turn. */
export type GalleryLayout = 'featured' | 'few' | 'some' | 'all'

type WaitingCardsProps = { limit: number | undefined; layout: GalleryLayout }

/** Skeletons, shown until the cards are loaded. Without JavaScript the phone number is shown instead. */
export function WaitingCards({ limit = 6, layout }: WaitingCardsProps) {
  return (
    <>
      <div className="project-gallery__cards needs-script" data-layout={layout}>
        {Array.from({ length: limit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all the same.
          <Skeleton key={index} />
        ))}
      </div>
      <div className="without-script">
        <PhoneLine />
      </div>
    </>
  )
}

/** Stands in place of cards that could not be fetched, and of all cards without JavaScript. */
export function PhoneLine() {
  return (
    <p className="project-gallery__empty">
      The pictures of our jobs didn't load. To talk about your job, call <PhoneLink />.
    </p>
  )
}

/** The shape of a card that is still loading, as high as a ProjectCard to avoid a layout shift. */
function Skeleton() {
  return (
    <div className="project-card project-card--skeleton" aria-hidden>
      <div className="project-card__picture" />
      <div className="project-card__words" />
    </div>
  )
}
