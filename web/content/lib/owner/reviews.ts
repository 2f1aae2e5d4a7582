/**
 * Customers' words, for the home page and for the pages of areas. Genuine or not, they never become Review or AggregateRating
 * structured data: search engines refuse a business's reviews of itself.
 */

import { readOwnerFile } from '../owner-file.ts'
import { isLive } from './live.ts'

const { samples, reviewLink: link, reviews: all } = readOwnerFile('reviews')
const shown = all.filter(({ show }) => show && !(isLive && samples))

export type Review = Omit<(typeof all)[number], 'show' | 'area'>

/**
 * True while they are invented: then their label is shown beside them. Publishing invented reviews as real is a banned practice
 * (Digital Markets, Competition and Consumers Act 2024, in force since 6 April 2025).
 */
export const reviewsAreSamples = samples

export const sampleReviewsLabel = 'Sample reviews for demonstration'

export const reviews: Review[] = shown.filter(({ area }) => !area).map(words)

/** Where customers write theirs. */
export const reviewLink = link

/** By the area's slug, the first for each. */
export const testimonials: Partial<Record<string, Review>> = Object.fromEntries(
  shown.toReversed().flatMap((review) => (review.area ? [[review.area, words(review)]] : [])),
)

function words({ show: _, area: __, ...review }: (typeof all)[number]): Review {
  return review
}
