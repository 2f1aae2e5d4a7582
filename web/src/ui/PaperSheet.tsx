import type { ReactNode } from 'react'
import './PaperSheet.css'
import './Plate.css'

type PaperSheetProps = {
  title: ReactNode
  from: string
  /** What it is about: the job, the home. */
  job?: string | undefined
  children: ReactNode
}

/** A sheet of paper: what the customer holds at the end. */
export function PaperSheet({ title, from, job, children }: PaperSheetProps) {
  return (
    <div className="plate paper__sheet on-paper">
      {title}
      <p className="paper__from">{from}</p>
      {job && <p className="paper__job">{job}</p>}
      {children}
    </div>
  )
}
