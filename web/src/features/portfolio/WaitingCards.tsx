import { business, telHref } from '#content/business.ts'

type WaitingCardsProps = { limit?: number | undefined; featured: boolean }

/** Shown until the cards are here. Without a script they never are, and a sentence says so. */
export function WaitingCards({ limit = 6, featured }: WaitingCardsProps) {
  return (
    <>
      <div className="project-gallery__cards needs-script" data-lead={featured || undefined}>
        {Array.from({ length: limit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all the same.
          <Skeleton key={index} lead={featured && index === 0} />
        ))}
      </div>
      <noscript>
        <p className="project-gallery__empty">
          The pictures of our work need a script that your browser does not run. Call us on{' '}
          <a className="figures" href={telHref}>
            {business.phone.display}
          </a>{' '}
          and we will gladly tell you about it.
        </p>
      </noscript>
    </>
  )
}

/** The shape of a card that is on its way. As high as a ProjectCard, so nothing moves when it comes. */
function Skeleton({ lead }: { lead: boolean }) {
  return (
    <div className="project-card project-card--skeleton" data-lead={lead || undefined} aria-hidden>
      <div className="project-card__picture" />
      <div className="project-card__words" />
    </div>
  )
}
