import { business, telHref } from '#content/business.ts'

/** `id` prefixes the ids of the form's fields: two forms may stand on one page. */
export function QuoteForm({ id }: { id: string }) {
  return (
    <p id={id}>
      Call <a href={telHref}>{business.phone.display}</a>.
    </p>
  )
}
