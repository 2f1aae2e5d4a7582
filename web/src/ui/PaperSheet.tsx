import type { ReactNode } from 'react'
import { business } from '#content/business.ts'

type PaperSheetProps = {
  title: ReactNode
  /** What it is about: the job, the home. */
  job?: string | undefined
  children: ReactNode
}

/** A sheet of paper: what the customer holds at the end. */
export function PaperSheet({ title, job, children }: PaperSheetProps) {
  return (
    <div className="paper__sheet on-paper">
      {title}
      <p className="paper__from">{business.name}</p>
      {job && <p className="paper__job">{job}</p>}
      {children}
    </div>
  )
}
