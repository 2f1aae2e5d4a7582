import type { ReactNode } from 'react'
import type { Review } from '#content/lib/owner/reviews.ts'
import './ReviewFigure.css'

type ReviewFigureProps = {
  review: Review
  className?: string
  /** Shown after the text about the review. */
  children?: ReactNode
}

/** A customer's review: who wrote it, when, about what, and where it was published. */
export function ReviewFigure({ review, className = '', children }: ReviewFigureProps) {
  const { text, name, location, service, date, rating, published, link } = review
  return (
    <figure className={`review ${className}`}>
      <blockquote className="review__text">{text}</blockquote>
      <figcaption>
        <span className="review__name">{name}</span>, {location}
        <span className="review__about">
          {rating && (
            <>
              <svg className="review__stars" width={`${1.1 * rating}em`} aria-hidden="true" />
              Rated {rating} out of 5.{' '}
            </>
          )}
          {service ? `${service}, ${date}.` : `${date}.`}
          {published && <> From {link ? <a href={link}>{published}</a> : published}.</>}
        </span>
        {children}
      </figcaption>
    </figure>
  )
}
