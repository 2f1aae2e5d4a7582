import { useEffect, useMemo } from 'react'
import type { ProjectCard as Card, Project } from '#contract/project.ts'
import { queryClient } from '../../../api/query-client.ts'
import { ProjectCard } from '../ProjectCard.tsx'
import { ProjectDialog } from '../ProjectDialog.tsx'
import { collectionQuery } from '../project-queries.ts'
import { type JobDraft, jobOf } from './job-draft.ts'
import '../ProjectGallery.css'

/** The job as visitors will see it, in the portfolio's own card and dialog. */
export function JobPreview({ id, draft }: { id: string; draft: JobDraft }) {
  const card = useMemo(() => cardOf(id, draft), [id, draft])
  useEffect(() => {
    // Fills the cache, so that the dialog requests nothing for a job that is not published yet.
    queryClient.setQueryData(collectionQuery(id).queryKey, imagesOf(id, draft))
  }, [id, draft])
  return (
    <section className="job-preview" aria-labelledby="job-preview-title">
      <h2 id="job-preview-title">As visitors will see it</h2>
      <p className="field__hint">Press the card to see the rest.</p>
      <ul className="project-gallery__cards">
        <li>
          <ProjectCard card={card} headingLevel={3} size="small" />
        </li>
      </ul>
      <ProjectDialog cards={[card]} />
    </section>
  )
}

function cardOf(id: string, draft: JobDraft): Card {
  const [first, ...others] = imagesOf(id, draft)
  // The caller shows the preview only when there is a photo.
  if (!first) throw new Error('There is no photo')
  return { ...first, image_count: 1 + others.length }
}

function imagesOf(id: string, draft: JobDraft): Project[] {
  const { photos, title, project_date, ...job } = jobOf(draft)
  return photos.map((photo, index) => ({
    ...job,
    title: title || 'The title',
    project_date: project_date || new Date().toISOString().slice(0, 10),
    id: index === 0 ? id : photo.id,
    image_url: draft.photos[index]?.thumbnail ?? '',
    alt_text: photo.alt_text,
    collection_id: id,
    image_order: index + 1,
  }))
}
