import { Link } from 'react-router-dom'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Band } from './Band.tsx'

type FeaturedWorkProps = { title: string; text: string }

/** Six featured projects, counted after grouping. */
export function FeaturedWork({ title, text }: FeaturedWorkProps) {
  return (
    <Band
      title={title}
      text={text}
      aside={
        <Link className="text-link" to={paths.portfolio}>
          See all our work
          <Icon name="arrow-right" size={18} />
        </Link>
      }
    >
      <LazyProjectGallery limit={6} featured />
    </Band>
  )
}
