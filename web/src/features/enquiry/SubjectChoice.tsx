import { dangerAdvice } from '#content/danger-advice.ts'
import { useSubject } from '../../contact/subject.ts'
import { checkboxesOf, emptyDraft } from './draft.ts'
import { useEnquiry } from './EnquiryProvider.tsx'
import { subjectLabel } from './early-form.ts'

/** The enquiry's subject and its emergency, each to be unticked. A checkbox also works without JavaScript. */
export function SubjectChoice() {
  const { subject, emergency } = useEnquiry().draft
  const page = checkboxesOf(emptyDraft, useSubject())
  return (
    <>
      <Box
        name="about"
        value={subject.label}
        label={subjectLabel(subject.label)}
        isOffered={subject.label !== ''}
        defaultChecked={page.subject.label !== ''}
      />
      <Box
        name="emergency"
        value="on"
        label={dangerAdvice.declared}
        isOffered={emergency !== undefined}
        defaultChecked={page.emergency === true}
      />
    </>
  )
}

type BoxProps = { name: string; value: string; label: string; isOffered: boolean; defaultChecked: boolean }

/**
 * Uncontrolled, because it may have been unticked before hydration, or in another form. Always there, because before
 * hydration `early-form.ts` shows the draft's in it.
 */
function Box({ label, isOffered, ...attributes }: BoxProps) {
  const { isPending } = useEnquiry().sending
  return (
    <p hidden={!isOffered} suppressHydrationWarning>
      <label className="field__check">
        <input {...attributes} type="checkbox" disabled={isPending} suppressHydrationWarning />
        {/* Keyed, as translated text cannot be changed in place. */}
        <span key={label} suppressHydrationWarning>
          {label}
        </span>
      </label>
    </p>
  )
}
