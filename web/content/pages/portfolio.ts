import type { ProjectCategory } from '#shared/project.ts'
import { pageTitle } from '../lib/page-title.ts'

export const portfolioPage = {
  title: pageTitle('Electrical Projects in SW London'),
  metaDescription:
    'Browse photos of our electrical projects in South West London by type of job and by area. Each shows what we did, and when.',
  hero: {
    title: 'Our work',
    text: 'Good wiring is hard to photograph, so most of these pictures show you the result. Choose a type of job, or search for your area.',
  },
  expertise: {
    title: 'Work by type',
    blurbs: {
      Renovations: 'Rewires, new fuse boards and refurbishments.',
      'Kitchen Installations': 'Appliances, kitchen islands and worktop lighting.',
      'Outdoor Projects': 'Garden rooms, outdoor lights, chargers and patios.',
      'Living Spaces': 'Lighting scenes, media walls and home networks.',
    } satisfies Record<ProjectCategory, string>,
  },
}
