import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Band } from './Band.tsx'

type FeaturedWorkProps = { title: string; className?: string; children: ReactNode }

/** A gallery of the best projects, and a link to all others. */
export function FeaturedWork({ title, className = '', children }: FeaturedWorkProps) {
  return (
    <Band
      className={className}
      title={title}
      aside={
        <Link className="text-link" to={paths.portfolio}>
          All our work
          <Icon name="arrow-right" />
        </Link>
      }
    >
      {children}
    </Band>
  )
}
