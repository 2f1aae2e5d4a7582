import type { ReactNode } from 'react'
import type { PictureRef } from '#content/lib/schema.ts'
import type { Crumb } from '../paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { PlatePicture } from '../ui/PlatePicture.tsx'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import './PageHero.css'

type PageHeroProps = {
  title: string
  text?: ReactNode
  /** Label above the title, for example an article's category. */
  label?: string
  trail?: readonly Crumb[]
  /** On the right, uncropped. The page's first picture, so it is fetched at once. */
  picture?: PictureRef
  /** The picture goes to the edge of the screen, and the words stand at its foot. */
  bleeds?: boolean
  /** The page's own drawing, shown uncropped. */
  plate?: string | undefined
  plateAlt?: string | undefined
  /** Shown on the right instead of a picture. */
  exhibit?: ReactNode
  /** The end of the content: after the title and the text on a phone, below both columns where there are two. */
  below?: ReactNode
  /** Hides picture and exhibit on a phone and a tablet, where they would push down the content; a plate on a phone. */
  wideOnly?: boolean
  /** Shown between the title and the text, for example a price. */
  children?: ReactNode
}

/**
 * The hero of every page but the home page, the title on the left: on a dark ground beside a picture, which may go to
 * the edge of the screen, and on paper where there is none.
 */
export function PageHero({
  title,
  text,
  label,
  trail,
  picture,
  bleeds = false,
  wideOnly = false,
  plate,
  plateAlt = '',
  below,
  exhibit = plate && <PlatePicture src={plate} alt={plateAlt} priority lazy={wideOnly} />,
  children,
}: PageHeroProps) {
  return (
    <section
      className={`page-hero ${picture || exhibit ? 'on-ink' : 'on-paper'}`}
      data-bleeds={bleeds || undefined}
      aria-labelledby="page-title"
    >
      <div
        className="wrap page-hero__grid split"
        data-split={picture || exhibit ? '6-6' : undefined}
        data-plate={plate ? true : undefined}
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
        {picture && (
          <div
            className={`page-hero__picture ${bleeds || below ? 'cover' : ''} ${wideOnly ? 'wide-only' : ''}`}
            data-bleeds={bleeds || undefined}
            data-print="no"
          >
            <Picture
              stem={picture.stem}
              alt={picture.alt}
              kind="render"
              sizes="(min-width: 64rem) 50vw, 100vw"
              priority
              lazy={wideOnly}
            />
          </div>
        )}
        {exhibit && <div className={`page-hero__exhibit ${wideOnly ? 'wide-only' : ''}`}>{exhibit}</div>}
      </div>
    </section>
  )
}
