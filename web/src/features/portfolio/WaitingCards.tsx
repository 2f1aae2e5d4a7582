import { business, telHref } from '#content/business.ts'
import { ProjectCardSkeleton } from './ProjectCardSkeleton.tsx'

type WaitingCardsProps = { limit?: number | undefined; featured?: boolean | undefined }

/** Stands in place of the cards until they are here. Without a script they never are, and a sentence says so. */
export function WaitingCards({ limit = 6, featured = false }: WaitingCardsProps) {
  return (
    <>
      <div className="project-gallery__cards needs-script" data-lead={featured || undefined}>
        {Array.from({ length: limit }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the skeletons are all the same.
          <ProjectCardSkeleton key={index} lead={featured && index === 0} />
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
