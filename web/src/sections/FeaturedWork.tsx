import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { LazyProjectGallery } from '../features/portfolio/LazyProjectGallery.tsx'
import { paths } from '../paths.ts'
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
          <ArrowRight size={18} strokeWidth={1.8} aria-hidden />
        </Link>
      }
    >
      <LazyProjectGallery limit={6} featured />
    </Band>
  )
}
