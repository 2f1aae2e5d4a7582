import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { PaperSheet } from '../ui/PaperSheet.tsx'
import './Paper.css'

type PaperProps = {
  title: string
  /** What it is about: the job, the home. */
  job: string
  /** By number: `Mark` says where on the sheet each belongs. */
  notes: readonly string[]
  children: ReactNode
}

/** A document as the customer gets it, with notes in its margin. A sample, and captioned so. */
export function Paper({ title, job, notes, children }: PaperProps) {
  return (
    <figure className="paper">
      <PaperSheet title={<h3 className="paper__title">{title}</h3>} from={business.name} job={job}>
        {children}
      </PaperSheet>
      <figcaption className="caption">Sample</figcaption>
      <ol className="paper__notes">
        {notes.map((note, index) => (
          <li key={note}>
            <Mark number={index + 1} />
            {note}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** Ties a place on the sheet to its note. */
export function Mark({ number }: { number: number }) {
  return (
    <span className="paper__mark" aria-hidden="true">
      {number}
    </span>
  )
}
