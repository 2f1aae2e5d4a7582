/** The shape of a card that is on its way. Same lines and proportions as ProjectCard, so nothing moves when it comes. */
export function ProjectCardSkeleton({ lead }: { lead: boolean }) {
  return (
    <div className="project-card project-card--skeleton" data-lead={lead || undefined} aria-hidden>
      <div className="project-card__picture" />
      <div className="project-card__place" />
      <div className="project-card__title" />
      {lead && <div className="project-card__text" />}
      <div className="project-card__tags" />
      <div className="project-card__date" />
    </div>
  )
}
