import type { ReactNode } from 'react'
import { business } from '#content/business.ts'

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
      <div className="paper__sheet on-paper">
        <h3 className="paper__title">{title}</h3>
        <p className="paper__from">{business.name}</p>
        <p className="paper__job">{job}</p>
        {children}
      </div>
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
