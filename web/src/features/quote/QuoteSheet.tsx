import type { ReactNode } from 'react'
import { business } from '#content/business.ts'
import { quoteField, requiredQuoteFields } from '#contract/quote-rules.ts'
import { PaperSheet } from '../../ui/PaperSheet.tsx'
import { chosenPhotos } from './photos.ts'
import { quoteDraft } from './quote-draft.ts'
import { useAbout } from './use-about.ts'

/**
 * Preview of the request on paper, filled in as the visitor types. It repeats the form, so it is hidden from screen
 * readers. Each row keeps its height to avoid layout shifts. After sending, the receipt (`QuoteSent`) takes its place.
 */
export function QuoteSheet() {
  const fields = quoteDraft.use((draft) => draft.fields)
  const photos = chosenPhotos.use((chosen) => chosen.photos)
  const { about, offered } = useAbout()
  return (
    <div className="quote-sheet needs-script" aria-hidden="true">
      <PaperSheet title={<p className="paper__title">Your request</p>} from={business.name}>
        <SheetRows
          rows={[
            ...(offered ? [['About', about, 'about'] satisfies Row] : []),
            ...requiredQuoteFields.map((name): Row => [quoteField(name).name, fields[name], quoteField(name).type]),
            ['Photos', photos.length > 0 && photos.length],
          ]}
        />
      </PaperSheet>
    </div>
  )
}

/** A row without a value is an empty line. */
export type Row = [label: string, value: ReactNode, type?: string]

/** The rows of the sheet. */
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
