import { useEffect, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { whatsappHref } from '#content/business.ts'
import { pageTitle } from '#content/lib/page-title.ts'
import { whatsappMessages } from '#content/messages.ts'
import { CallButton } from '../../contact/contact-links.tsx'
import { contactPathForProject } from '../../contact/subject.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { followHistory } from '../../ui/dialog-history.ts'
import { Icon } from '../../ui/Icon.tsx'
import { LongDate } from '../../ui/LongDate.tsx'
import { useSlides } from '../../ui/use-slides.ts'
import { PlanKey } from './PlanKey.tsx'
import { ProjectCarousel } from './ProjectCarousel.tsx'
import { placeLine } from './place-line.ts'
import { addPageBelow, cardLinkId, namesProject } from './project-entry.ts'
import { type OpenProject, useOpenProject } from './use-open-project.ts'
import './ProjectDialog.css'

const titleId = 'project-dialog-title'

/** The project named in the URL, in a dialog, or a line that says why it is not open. */
export function ProjectDialog() {
  const { project, absence, retry } = useOpenProject()
  return (
    <>
      <AbsenceLine absence={absence} retry={retry} />
      <OpenDialog project={project} />
    </>
  )
}

/** A status, announced because it is there, empty, before the search for the project. */
function AbsenceLine({ absence, retry }: Pick<ReturnType<typeof useOpenProject>, 'absence' | 'retry'>) {
  const line = useRef<HTMLParagraphElement>(null)
  // Before the dialog opens, which hands the focus back to what had it: not to an empty line.
  useLayoutEffect(() => {
    if (!absence) line.current?.blur()
    // Not if the visitor has scrolled.
    else if (window.scrollY === 0) line.current?.scrollIntoView({ block: 'center' })
  }, [absence])
  const tryAgain = () => {
    // The button goes.
    line.current?.focus()
    retry()
  }
  return (
    <p ref={line} className="project-gallery__absence" role="status" tabIndex={-1}>
      {absence === 'withdrawn' && <span>This job is no longer shown.</span>}
      {absence === 'tried again' && <span>We're loading this job again.</span>}
      {absence === 'failed' && (
        <>
          <span>This job could not be loaded.</span>{' '}
          <button type="button" className="text-button" onClick={tryAgain}>
            Try again
          </button>
        </>
      )}
    </p>
  )
}

/** Open while there is a project. Back, Escape, a press outside and the Close button close it. */
function OpenDialog({ project }: { project: OpenProject | undefined }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = project?.card.id
  useDocumentTitle(project && pageTitle(`${project.card.title}, ${project.card.location}`))

  useLayoutEffect(() => {
    const element = dialog.current
    if (!id || !element) return
    // The browser restores the focus, unless no link had it: on a shared URL, or in Safari, which does not focus a
    // pressed link. Until the next frame the focus may still be inside the closed dialog.
    const focusCard = () => {
      const { activeElement, body } = document
      if (activeElement === body || element.contains(activeElement)) document.getElementById(cardLinkId(id))?.focus()
    }
    addPageBelow()
    const stopFollowing = followHistory(element, namesProject)
    // On `close`, because the router's next render may wait for code that is still loading.
    element.addEventListener('close', focusCard)
    return () => {
      stopFollowing()
      element.removeEventListener('close', focusCard)
      element.close()
      focusCard()
    }
  }, [id])

  return (
    <Dialog ref={dialog} className="dialog project-dialog on-ink" aria-labelledby={project && titleId}>
      {project && <ProjectContent key={id} project={project} onClose={() => dialog.current?.close()} />}
    </Dialog>
  )
}

/** Its images and words. What the marks of a plan mean is among the words, beside the plan or straight below it. */
function ProjectContent({ project, onClose }: { project: OpenProject; onClose: () => void }) {
  const { card, start } = project
  const slides = useSlides(card.images.length, start)
  const plan = card.images[slides.current]?.plan
  return (
    <div className="project-dialog__grid">
      <div className="dialog__head project-dialog__bar">
        <p className="small">{placeLine(card)}</p>
        <button type="button" className={buttonClass('quiet', 'button--icon')} onClick={onClose}>
          <Icon name="x" />
          <span className="visually-hidden">Close</span>
        </button>
      </div>
      <ProjectCarousel images={card.images} start={start} slides={slides} />
      <div className="project-dialog__words">
        <h2 id={titleId}>{card.title}</h2>
        <p className="small">
          <LongDate date={card.project_date} />
        </p>
        <p className="project-dialog__text">{card.description}</p>
        {plan && <PlanKey {...plan} />}
        <h3>Services provided</h3>
        <ul className="project-dialog__services ruled">
          {card.services_provided.map((service) => (
            <li key={service}>{service}</li>
          ))}
        </ul>
      </div>
      <div className="project-dialog__actions">
        <Link className={buttonClass('primary')} to={contactPathForProject(card.id)}>
          Get Free Quote
          <Icon name="arrow-right" />
        </Link>
        <CallButton kind="secondary" label="Call Now" />
        <a className={buttonClass('secondary')} href={whatsappHref(whatsappMessages.project(card.title))}>
          <Icon name="message-circle" />
          WhatsApp
        </a>
      </div>
    </div>
  )
}

/** Gives the document this title instead of the page's, which comes back when it is undefined. */
function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    // The page's own element: by the time of the clean-up the next page may have another, or have changed this one.
    const element = document.head.querySelector('title')
    if (!title || !element) return
    const { textContent } = element
    element.textContent = title
    return () => {
      if (element.textContent === title) element.textContent = textContent
    }
  }, [title])
}
