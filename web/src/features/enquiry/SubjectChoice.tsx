import { dangerAdvice } from '#content/danger-advice.ts'
import { useEnquiry } from './EnquiryProvider.tsx'

/** The enquiry's subject and its emergency, each to be unticked. A checkbox also works without JavaScript. */
export function SubjectChoice() {
  const { subject, emergency } = useEnquiry().draft
  return (
    <>
      {subject.label && (
        <Box key={subject.label} name="about" value={subject.label} label={`About: ${subject.label}`} />
      )}
      {emergency !== undefined && <Box name="emergency" value="on" label={dangerAdvice.declared} />}
    </>
  )
}

/** Uncontrolled, because it may have been unticked before hydration, or in another form. */
function Box({ label, ...attributes }: { name: string; value: string; label: string }) {
  const { isPending } = useEnquiry().sending
  return (
    <p>
      <label className="field__check">
        <input {...attributes} type="checkbox" defaultChecked disabled={isPending} />
        <span>{label}</span>
      </label>
    </p>
  )
}
