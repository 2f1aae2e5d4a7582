const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escaped markup, made by `html`. */
export class Html {
  private readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
  toString(): string {
    return this.markup
  }
}

export type HtmlValue = Html | string | number | undefined | readonly HtmlValue[]

/** Template tag for markup. Escapes all but `Html`, for element content or a quoted attribute; joins lists. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(String.raw({ raw: parts }, ...values.map(markupOf)))
}

function markupOf(value: HtmlValue): string {
  if (value instanceof Html) return value.toString()
  if (typeof value === 'object') return value.map(markupOf).join('')
  return String(value ?? '').replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
