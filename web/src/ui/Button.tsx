import type { ButtonHTMLAttributes } from 'react'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Primary (amber) is for the main action of a page only. */
  kind?: ButtonKind
}

export type ButtonKind = 'primary' | 'secondary' | 'quiet'

/** A button. A link that looks like one takes `buttonClass()` instead. */
export function Button({ kind = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />
}

/** Class names that make `<a>` or `<Link>` look like a button. */
export function buttonClass(kind: ButtonKind = 'primary', more?: string): string {
  return `button button--${kind}${more ? ` ${more}` : ''}`
}
