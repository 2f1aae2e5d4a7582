import { useEffect, useRef, useSyncExternalStore } from 'react'
import { longestAbout } from '#contract/quote-rules.ts'
import { useSubject } from '../../subject.ts'
import { quoteDraft } from './quote-draft.ts'

/**
 * What the enquiry is about: the subject of the page, or of the page where the draft was begun. A box to untick, as it
 * has to work without script too.
 */
export function AboutChoice() {
  const box = useRef<HTMLInputElement>(null)
  const { about: kept } = useSyncExternalStore(quoteDraft.subscribe, quoteDraft.get, quoteDraft.getOnServer)
  const about = useSubject()?.about.slice(0, longestAbout) ?? kept

  // Unticked before this code arrived.
  useEffect(() => {
    if (box.current?.checked === false) quoteDraft.setAbout('')
  }, [])
  // Unticked in another form, or ticked again with a new enquiry.
  useEffect(() => {
    if (box.current) box.current.checked = kept !== ''
  }, [kept])

  if (!about) return null
  return (
    <p>
      <label className="quote-form__about">
        <input
          ref={box}
          key={about}
          type="checkbox"
          name="about"
          value={about}
          defaultChecked
          onChange={({ target }) => quoteDraft.setAbout(target.checked ? about : '')}
        />
        About: {about}
      </label>
    </p>
  )
}
