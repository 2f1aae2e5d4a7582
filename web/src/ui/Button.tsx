import type { ButtonHTMLAttributes } from 'react'

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Amber is kept for the one thing a page wants pressed. */
  kind?: ButtonKind
}

type ButtonKind = 'primary' | 'secondary' | 'quiet'

/** A button. For a link that looks like one, give the link `buttonClass()`. */
export function Button({ kind = 'primary', className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />
}

/** Class names of a button's look, for `<a>` and `<Link>`. */
export function buttonClass(kind: ButtonKind = 'primary', more?: string): string {
  return `button button--${kind}${more ? ` ${more}` : ''}`
}
