import type { ReactNode } from 'react'
import type { Crumb } from '../paths.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import './PageHero.css'
import './wide-hero.css'

type PageHeroProps = {
  title: string
  text?: ReactNode
  /** Label above the title, for example an article's category. */
  label?: string
  trail?: readonly Crumb[]
  /** On the right, or below the words on a phone: a picture, a plate or an exhibit, which is fetched at once. */
  visual?: ReactNode
  /** The picture goes to the edge of the screen, and the words stand at its foot. */
  bleeds?: boolean
  /**
   * Hides the visual where it would push down the content: a plate on a phone, others on a tablet too. It is `lazy`
   * then, so that it is not fetched there.
   */
  wideOnly?: boolean
  /** The end of the content: after the title and the text on a phone, below both columns where there are two. */
  below?: ReactNode
  /** Shown below the text, for example a price. */
  children?: ReactNode
}

/**
 * The hero of every page but the home page, the title on the left: on a dark ground beside its visual, and on paper
 * where there is none.
 */
export function PageHero({
  title,
  text,
  label,
  trail,
  visual,
  bleeds = false,
  wideOnly = false,
  below,
  children,
}: PageHeroProps) {
  const isCropped = bleeds || below
  return (
    <section
      className={`page-hero ${visual ? 'on-ink' : 'on-paper'}`}
      data-bleeds={bleeds || undefined}
      aria-labelledby="page-title"
    >
      <div
        className="wrap page-hero__grid split"
        data-split={visual ? '6-6' : undefined}
        data-below={below ? true : undefined}
      >
        <div className="page-hero__words">
          {trail && <Breadcrumbs trail={trail} />}
          {label && <p className="page-hero__label">{label}</p>}
          <h1 id="page-title">{title}</h1>
          {text && <p className="lead">{text}</p>}
          {children}
        </div>
        {below && <div className="page-hero__below">{below}</div>}
        {visual && (
          <div
            className={`page-hero__visual ${isCropped ? 'cover' : ''} ${wideOnly ? 'wide-only' : ''}`}
            data-bleeds={bleeds || undefined}
          >
            {visual}
          </div>
        )}
      </div>
    </section>
  )
}
