import type { Review } from './schema.ts'

/*
 * Invented sample text, for layout and tests. It must be replaced by genuine reviews before launch:
 * publishing an invented review as if a customer had written it is a banned practice under the Digital
 * Markets, Competition and Consumers Act 2024 (reviews provisions in force since 6 April 2025).
 * `reviewsAreSamples` covers the testimonials in `areas/` too: while it is true, `sampleReviewsLabel` is
 * shown beside the carousel and beside each testimonial. Genuine or not, these never become Review or
 * AggregateRating structured data: search engines refuse a business's reviews of itself.
 */
export const reviewsAreSamples = true

export const sampleReviewsLabel = 'Sample reviews for demonstration'

export const reviews: Review[] = [
  {
    id: 1,
    name: 'Hannah P.',
    location: 'Richmond',
    rating: 5,
    date: 'October 2024',
    service: 'Consumer unit',
    text: 'Old fuse box out, new board in, and the power back on before the school run. Everything was labelled and explained, and the certificate arrived the same week.',
  },
  {
    id: 2,
    name: 'Marcus T.',
    location: 'Twickenham',
    rating: 5,
    date: 'September 2024',
    service: 'Emergency',
    text: 'Half the house went dark at eleven at night. Someone was with us in well under an hour, found a damp outdoor socket and made it safe. Calm, friendly and fair.',
  },
  {
    id: 3,
    name: 'Priya S.',
    location: 'East Sheen',
    rating: 5,
    date: 'August 2024',
    service: 'Rewiring',
    text: 'They rewired our terrace around two small children and a dog. Floors were covered every day, and they warned us which room was next so we could plan.',
  },
  {
    id: 4,
    name: 'Oliver and Jen W.',
    location: 'Barnes',
    rating: 5,
    date: 'June 2024',
    service: 'Kitchen',
    text: 'The kitchen lighting plan was the best part. We now have bright worktops for cooking and a soft glow for supper, on switches that make sense.',
  },
  {
    id: 5,
    name: 'Deborah L.',
    location: 'Putney',
    rating: 5,
    date: 'May 2024',
    service: 'EICR',
    text: 'I let a flat and needed a report quickly. Booked for the same week, clear about what had to be done and what was only advice. The price matched the quote.',
  },
  {
    id: 6,
    name: 'Sam K.',
    location: 'Teddington',
    rating: 5,
    date: 'April 2024',
    service: 'Garden office',
    text: 'My garden office has proper power, data and heating now, and the lawn recovered in weeks. The trench was neat and they drew me a plan of where the cable runs.',
  },
  {
    id: 7,
    name: 'Grace M.',
    location: 'Wimbledon',
    rating: 5,
    date: 'February 2024',
    service: 'Security',
    text: "Two cameras and a doorbell, set so that they see our path and not next door's garden. They showed me how to save a clip and how to delete one.",
  },
  {
    id: 8,
    name: 'Anton R.',
    location: 'Kew',
    rating: 5,
    date: 'January 2024',
    service: 'Downlights',
    text: 'We thought we wanted twelve downlights. They talked us down to eight and a pair of wall lights, and they were right. Tidy work and a careful clean afterwards.',
  },
]
