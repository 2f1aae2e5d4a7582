import { useEffect, useRef } from 'react'
import { useEnquiry } from './EnquiryProvider.tsx'

/** A checkbox with the enquiry's subject, to be unticked. A checkbox also works without JavaScript. */
export function AboutChoice() {
  const box = useRef<HTMLInputElement>(null)
  const { about, offered, chooseAbout, isPending } = useEnquiry()

  // The box may have been unticked before hydration or in another form, or ticked again for a new enquiry.
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
          disabled={isPending}
          onChange={({ target }) => chooseAbout(offered, target.checked)}
        />
        <span>About: {offered}</span>
      </label>
    </p>
  )
}
