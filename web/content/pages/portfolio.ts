import type { ProjectCategory } from '#shared/project.ts'
import { pageTitle } from '../lib/page-title.ts'

export const portfolioPage = {
  title: pageTitle('Electrical Projects in SW London'),
  metaDescription:
    'Browse our electrical projects in South West London by kind and by place: renovations, kitchens, gardens and living spaces.',
  hero: {
    title: 'Our work',
    text: 'Good wiring is hard to photograph, so most of these pictures show what it does.',
  },
  expertise: {
    title: 'Work by kind',
    items: [
      {
        category: 'Renovations',
        blurb: 'Rewires, new boards and refurbishments.',
      },
      {
        category: 'Kitchen Installations',
        blurb: 'Appliances, islands and task lighting.',
      },
      {
        category: 'Outdoor Projects',
        blurb: 'Garden rooms, lights, chargers, patios.',
      },
      {
        category: 'Living Spaces',
        blurb: 'Scene lighting, media walls, networks.',
      },
    ] as { category: ProjectCategory; blurb: string }[],
  },
}
