import type { PictureRef } from '#content/schema.ts'
import { Picture } from '../ui/Picture.tsx'

type StoryProps = {
  paragraphs: readonly string[]
  note: { title: string; paragraphs: readonly string[]; signature: string; portrait: PictureRef | undefined }
}

/** How the business began, and a note in the first person, with a portrait once there is a real one. */
export function Story({ paragraphs, note }: StoryProps) {
  return (
    <section className="band on-paper" aria-labelledby="story-title">
      <div className="wrap story">
        <div>
          <h2 id="story-title">Our story</h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <section className="story__note" aria-labelledby="note-title">
          {note.portrait && <Picture stem={note.portrait.stem} alt={note.portrait.alt} sizes="32rem" />}
          <h3 id="note-title">{note.title}</h3>
          {note.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="story__signature">{note.signature}</p>
        </section>
      </div>
    </section>
  )
}
