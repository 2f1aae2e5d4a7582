import type { ReactNode } from 'react'
import './PaperSheet.css'

type PaperSheetProps = {
  title: ReactNode
  from: string
  /** The subject: the job, the home. */
  job?: string | undefined
  children: ReactNode
}

/** A sheet of paper, styled like the quote or report that a customer gets. */
export function PaperSheet({ title, from, job, children }: PaperSheetProps) {
  return (
    <div className="panel paper__sheet on-paper">
      {title}
      <p className="paper__from">{from}</p>
      {job && <p className="paper__job">{job}</p>}
      {children}
    </div>
  )
}
