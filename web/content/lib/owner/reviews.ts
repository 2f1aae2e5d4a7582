/**
 * Customer reviews, for the home page and the areas' pages. Even genuine ones never become Review or AggregateRating
 * structured data: search engines ignore reviews that a business publishes about itself.
 */

import { readOwnerFile } from '../../../compile/owner-file.ts'

const { confirmed, reviews: all } = readOwnerFile('reviews')
const shown = all.filter(({ show }) => show)

export type Review = Omit<(typeof all)[number], 'show' | 'area'>

/**
 * True until the owner has confirmed the reviews: each is then labelled as a sample. Publishing invented reviews as
 * real is a banned practice (Digital Markets, Competition and Consumers Act 2024, in force since 6 April 2025).
 */
export const reviewsAreSamples = !confirmed

export const sampleReviewsLabel = 'Sample reviews for demonstration'

export const reviews: Review[] = shown.filter(({ area }) => !area).map(words)

/** By area slug, the first review of each. */
export const testimonials: Partial<Record<string, Review>> = Object.fromEntries(
  shown.toReversed().flatMap((review) => (review.area ? [[review.area, words(review)]] : [])),
)

function words({ show: _, area: __, ...review }: (typeof all)[number]): Review {
  return review
}
