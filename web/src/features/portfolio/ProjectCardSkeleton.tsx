/** The shape of a card that is on its way. As high as a ProjectCard, so nothing moves when it comes. */
export function ProjectCardSkeleton({ lead }: { lead: boolean }) {
  return (
    <div className="project-card project-card--skeleton" data-lead={lead || undefined} aria-hidden>
      <div className="project-card__picture" />
      <div className="project-card__words" />
    </div>
  )
}
