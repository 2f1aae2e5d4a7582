import { createElement, Fragment } from 'react'
import { telHref } from '#content/business.ts'

/** Whom to call: the number that follows, or us. */
const calls = /\b((?:call|ring)(?: (?:\d[\d\s]+\d|us)\b|(?=\.)))/i

/** A text in which each "call 999" or "ring us" is a link that does so. */
export function LinkedCalls({ text }: { text: string }) {
  // Every second part is a call.
  const parts = text.split(calls).map((words, index) => (index % 2 === 0 ? words : linkTo(words)))
  return createElement(Fragment, null, ...parts)
}

function linkTo(words: string) {
  const number = words.replace(/\D/g, '')
  return <a href={number ? `tel:${number}` : telHref}>{words}</a>
}
