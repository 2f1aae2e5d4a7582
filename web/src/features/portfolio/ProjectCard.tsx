import { memo } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { ProjectCard as Card } from '#shared/project-cards.ts'
import { LongDate } from '../../ui/LongDate.tsx'
import { showWhole } from '../../ui/show-whole.ts'
import { WhenNear } from '../../ui/WhenNear.tsx'
import { ProjectPicture } from './ProjectPicture.tsx'
import { searchParams, withParam } from './page-search.ts'
import { placeLine } from './place-line.ts'
import { cardLinkId, openedFromCard } from './project-entry.ts'
import './ProjectCard.css'

type ProjectCardProps = {
  card: Card
  /** Level of the card's heading in the outline of its page. */
  headingLevel: 2 | 3
  /** How much room the card has: `small` in a grid, `wide` across two thirds of it, `beside` its words on a phone;
   * `quarter` and `large` in a row, which scrolls on a phone; `alone` beside its description. There are many in a grid,
   * and a `quarter` is below two large ones: their pictures wait until they are near. */
  size: CardSize
}

export type CardSize = 'small' | 'wide' | 'beside' | 'quarter' | 'large' | 'alone'

const maxTags = 3

/** A project in the gallery. */
export const ProjectCard = memo(function ProjectCard({ card, headingLevel, size }: ProjectCardProps) {
  const Heading = `h${headingLevel}` as const
  const more = card.services_provided.length - maxTags
  const picture = <ProjectPicture imageUrl={card.image_url} alt={card.alt_text} sizes={sizes[size]} />
  const waits = size !== 'large' && size !== 'alone'
  return (
    <article className="project-card">
      <div className="project-card__picture" data-drawn={card.plan && true}>
        {waits ? <WhenNear className="project-card__frame">{picture}</WhenNear> : picture}
        {card.images.length > 1 && (
          <p className="project-card__count on-picture figures">{card.images.length} images</p>
        )}
      </div>
      <div className="project-card__words">
        <p className="project-card__place small">
          {placeLine(card)}
          {card.images.length > 1 && <span className="project-card__images"> ·&nbsp;{card.images.length} images</span>}
        </p>
        <p className="project-card__date small">
          <LongDate date={card.project_date} />
        </p>
        <div className="project-card__what">
          <Heading className="project-card__title">
            <OpenLink card={card} />
          </Heading>
          {size === 'alone' && <p className="project-card__text">{card.description}</p>}
          <ul className="project-card__tags small dotted" aria-label="Services provided">
            {card.services_provided.slice(0, maxTags).map((service) => (
              <li key={service}>{service}</li>
            ))}
            {more > 0 && <li>+{more} more</li>}
          </ul>
        </div>
      </div>
    </article>
  )
})

/** Matches the column widths in ProjectGallery.css. */
const large = '(min-width: 80rem) 44rem, (min-width: 64rem) 56vw, (min-width: 48rem) 46vw'
const small = '(min-width: 80rem) 24rem, (min-width: 64rem) 30vw, (min-width: 40rem) 46vw'
const sizes: Record<CardSize, string> = {
  small: `${small}, 92vw`,
  beside: `${small}, 46vw`,
  wide: '(min-width: 80rem) 50rem, (min-width: 64rem) 62vw, 100vw',
  quarter: '(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 48rem) 46vw, 78vw',
  large: `${large}, 78vw`,
  alone: `${large}, 92vw`,
}

export const loadProjectDialog = () => import('./ProjectDialog.tsx')

/** The link that covers the whole card. Its URL is the project's own, so it can be shared or opened in a new tab. */
function OpenLink({ card }: { card: Card }) {
  const { search } = useLocation()
  const prefetch = () => {
    // A failed prefetch is ignored: the code is requested again when the project is opened.
    loadProjectDialog().catch(() => undefined)
  }
  return (
    <Link
      id={cardLinkId(card.id)}
      className="row-link"
      to={{ search: withParam(search, searchParams.project, card.id) }}
      state={openedFromCard}
      preventScrollReset
      onPointerEnter={prefetch}
      onFocus={({ currentTarget: link }) => {
        prefetch()
        showWhole(link, link.closest('article'))
      }}
    >
      {card.title}
    </Link>
  )
}
