import { useEffect, useRef } from 'react'
import { urgentAdvice } from '#content/urgent.ts'
import { useEnquiry } from './EnquiryProvider.tsx'

/** The enquiry's subject and its emergency, each to be unticked. A checkbox also works without JavaScript. */
export function SubjectChoice() {
  const { change, checkboxes, isPending } = useEnquiry()
  const { about, emergency } = checkboxes
  return (
    <>
      {about && (
        <Box
          key={about.label}
          name="about"
          value={about.label}
          label={`About: ${about.label}`}
          isTicked={about.isTicked}
          isFixed={isPending}
          onTick={(isTicked) => change(() => ({ about: { ...about, isTicked } }))}
        />
      )}
      {emergency !== undefined && (
        <Box
          name="emergency"
          value="on"
          label={urgentAdvice.declared}
          isTicked={emergency}
          isFixed={isPending}
          onTick={(isTicked) => change(() => ({ emergency: isTicked }))}
        />
      )}
    </>
  )
}

type BoxProps = {
  name: string
  value: string
  label: string
  isTicked: boolean
  isFixed: boolean
  onTick: (isTicked: boolean) => void
}

function Box({ name, value, label, isTicked, isFixed, onTick }: BoxProps) {
  const box = useRef<HTMLInputElement>(null)

  // Uncontrolled, because it may have been unticked before hydration; or in another form.
  useEffect(() => {
    if (box.current) box.current.checked = isTicked
  })

  return (
    <p>
      <label className="field__check">
        <input
          ref={box}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked
          disabled={isFixed}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{label}</span>
      </label>
    </p>
  )
}
