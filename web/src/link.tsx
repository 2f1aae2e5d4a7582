import type { AnchorHTMLAttributes } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To
  /** Takes the place of the page's entry in the history. */
  replace?: boolean | undefined
  state?: unknown
}

/** A link inside the site. The router's own brings along what only its framework mode needs: 2 KB on every page. */
export function Link({ to, replace, state, onClick, ...attributes }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { ...(replace && { replace }), state })
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}
