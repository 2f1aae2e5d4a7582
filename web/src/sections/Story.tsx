import type { teamNote } from '#content/lib/owner/team-note.ts'
import { Picture } from '../ui/Picture.tsx'
import './Story.css'

type StoryProps = {
  paragraphs: readonly string[]
  note: typeof teamNote
  /** Registration and insurance, last in the note. */
  proof: string
}

/**
 * How the business began, and a note in the first person, with photographs of its author, the van and the signature if
 * there are any.
 */
export function Story({ paragraphs, note, proof }: StoryProps) {
  return (
    <section className="band on-paper" aria-labelledby="story-title">
      <div className="wrap story split" data-split="7-5">
        <div>
          <h2 id="story-title">Our story</h2>
          <div className="prose">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <section className="panel story__note stays" aria-labelledby="note-title">
          {note.portrait && <Picture {...note.portrait} kind="photograph" sizes="(min-width: 64rem) 32rem, 90vw" />}
          <h3 id="note-title">{note.title}</h3>
          {note.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {note.signed && <Picture {...note.signed} className="story__signed" kind="photograph" sizes="10rem" />}
          <p>— {note.signature}</p>
          {note.van && <Picture {...note.van} kind="photograph" sizes="(min-width: 64rem) 32rem, 90vw" />}
          <p className="small">{proof}</p>
        </section>
      </div>
    </section>
  )
}
