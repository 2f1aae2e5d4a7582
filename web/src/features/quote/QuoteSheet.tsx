import { type ReactNode, useSyncExternalStore } from 'react'
import { business } from '#content/business.ts'
import { promisedBy, promisedRing } from '#content/clock.ts'
import { isEmergency, quoteField, requiredQuoteFields } from '#contract/quote-rules.ts'
import { useSubject } from '../../subject.ts'
import { ByTheClock } from '../../ui/ByTheClock.tsx'
import { PaperSheet } from '../../ui/PaperSheet.tsx'
import { chosenPhotos } from './photos.ts'
import { quoteDraft } from './quote-draft.ts'

/**
 * The request as it will lie on our desk, filled in as the visitor types. It says nothing that the form does not, so
 * screen readers pass over it. Each row keeps its height: nothing on the page moves. Once it is sent, the receipt
 * (`QuoteSent`) is the sheet.
 */
export function QuoteSheet() {
  const { fields, about: kept } = useSyncExternalStore(quoteDraft.subscribe, quoteDraft.get, quoteDraft.getOnServer)
  const { photos } = useSyncExternalStore(chosenPhotos.subscribe, chosenPhotos.get, chosenPhotos.getOnServer)
  const subject = useSubject()
  const about = kept ?? subject?.about
  return (
    <div className="quote-sheet needs-script" aria-hidden="true">
      <PaperSheet title={<p className="paper__title">Your request</p>} from={business.name}>
        <SheetRows
          rows={[
            ...(subject ? [['About', about, 'about'] satisfies Row] : []),
            ...requiredQuoteFields.map((name): Row => [quoteField(name).name, fields[name], quoteField(name).type]),
            ['Photos', photos.length > 0 && photos.length],
            ['Our reply', <ByTheClock key="reply" {...(isEmergency({ about }) ? promisedRing : promisedBy)} />],
          ]}
        />
      </PaperSheet>
    </div>
  )
}

/** A row without a value is a line to write on. */
type Row = [label: string, value: ReactNode, type?: string]

/** What is written on the sheet. */
export function SheetRows({ rows }: { rows: Row[] }) {
  return (
    <dl className="quote-rows">
      {rows.map(([label, value, type]) => (
        <div key={label} data-type={type}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
