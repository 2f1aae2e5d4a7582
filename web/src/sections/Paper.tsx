import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { PaperSheet } from '../ui/PaperSheet.tsx'
import './Paper.css'

type PaperProps = {
  title: string
  /** The subject: the job, the home. */
  job: string
  /** Notes by number; a `Mark` shows where on the sheet each belongs. */
  notes: readonly string[]
  children: ReactNode
}

/** A sample of a document that customers get, captioned as a sample, with notes in the margin. */
export function Paper({ title, job, notes, children }: PaperProps) {
  return (
    <figure className="paper stays">
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

/** Links a place on the sheet to its note. */
export function Mark({ number }: { number: number }) {
  return (
    <span className="paper__mark" aria-hidden="true">
      {number}
    </span>
  )
}
