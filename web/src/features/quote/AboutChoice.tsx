import { useEffect, useRef } from 'react'
import { quoteDraft } from './quote-draft.ts'
import { useAbout } from './use-about.ts'

/** What the enquiry is about, as a box to untick: it has to work without script too. */
export function AboutChoice() {
  const box = useRef<HTMLInputElement>(null)
  const { about, offered } = useAbout()

  // Unticked before this code arrived, or in another form; or ticked again with a new enquiry.
  useEffect(() => {
    if (box.current) box.current.checked = about !== undefined
  })

  if (!offered) return null
  return (
    <p>
      <label className="field__check">
        <input
          ref={box}
          key={offered}
          type="checkbox"
          name="about"
          value={offered}
          defaultChecked
          onChange={({ target }) => (target.checked ? quoteDraft.setAbout(offered) : quoteDraft.decline(offered))}
        />
        <span>About: {offered}</span>
      </label>
    </p>
  )
}
