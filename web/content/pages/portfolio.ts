import type { ProjectCategory } from '#contract/project.ts'
import { pageTitle } from '../lib/page-title.ts'

export const portfolioPage = {
  title: pageTitle('Electrical Projects in SW London'),
  metaDescription:
    'Browse our electrical projects in South West London by kind and by place: renovations, kitchens, gardens and living spaces.',
  hero: {
    title: 'Our work',
    text: 'Good wiring is hard to photograph, so most of these pictures show what it does. It gives light where you cook, read and come home.',
  },
  expertise: {
    title: 'The kinds of work shown here',
    items: [
      {
        category: 'Renovations',
        blurb: 'Rewires, board changes and whole-house refurbishments.',
      },
      {
        category: 'Kitchen Installations',
        blurb: 'Appliance circuits, island power and task lighting.',
      },
      {
        category: 'Outdoor Projects',
        blurb: 'Garden rooms, lighting, charging and patio power.',
      },
      {
        category: 'Living Spaces',
        blurb: 'Scene lighting, media walls and home networks.',
      },
    ] as { category: ProjectCategory; blurb: string }[],
  },
}
