/** What an enquiry is about, and that it is an emergency, from page to page. */
import { act } from 'react'
import { expect, test } from 'vitest'
import { telHref } from '#content/business.ts'
import { dangerAdvice } from '#content/danger-advice.ts'
import { repliesWithin } from '#content/reply-times.ts'
import { ringFirst } from '#shared/enquiry-words.ts'
import {
  about,
  answer,
  button,
  control,
  error,
  form,
  open,
  press,
  reload,
  rewiring,
  send,
  sent,
  settle,
  shownBoxes,
  text,
  type,
  typed,
} from './enquiry-page.tsx'

const kew = { label: 'A job in Kew', hello: 'Hello' }
const emergency = { label: '', hello: 'Hello', emergency: true }

/** Presses a checkbox, which has the focus then. */
async function tick(name: string): Promise<void> {
  control(name).focus()
  await act(async () => control(name).click())
}

/** Until the form has judged the words: after a pause, by the detector, whose import is before this one. */
async function untilJudged(): Promise<void> {
  await settle(600)
  await act(async () => void (await import('#shared/danger.ts')))
}

test('what is unticked is no emergency any more, on any page, until it is ticked again', async () => {
  await open(about(emergency))
  expect(shownBoxes()).toEqual({ [dangerAdvice.declared]: true })
  expect(text()).toContain(ringFirst)
  await tick('emergency')
  await type()
  await reload(about(emergency))
  expect(shownBoxes()).toEqual({ [dangerAdvice.declared]: false })
  expect(text()).not.toContain(ringFirst)
  await tick('emergency')
  expect(text()).toContain(ringFirst)
  await tick('emergency')
  await reload(about(kew))
  expect(shownBoxes()).toMatchObject({ 'About: A job in Kew': true })
  await send()
  expect(sent).toMatchObject([{ about: 'A job in Kew', emergency: false }])
})

test('an enquiry about something else becomes an emergency on the emergency page, and keeps its subject', async () => {
  await open(about(rewiring))
  await type()
  await reload(about(kew))
  expect(shownBoxes()).toEqual({ 'About: Rewiring': true })
  await reload(about(emergency))
  expect(shownBoxes()).toEqual({ 'About: Rewiring': true, [dangerAdvice.declared]: true })
})

test.each([
  ['about nothing', undefined],
  ['about something else', kew],
])('a subject that is unticked on a page %s stays there with the focus, to be ticked again', async (_, later) => {
  await open(about(rewiring))
  await type()
  await reload(about(later))
  await tick('about')
  expect(document.activeElement).toBe(control('about'))
  await reload(about(later))
  expect(shownBoxes()).toEqual({ 'About: Rewiring': false })
  await send()
  await answer(error(400))
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toHaveProperty('about')
  await tick('about')
  expect(shownBoxes()).toEqual({ 'About: Rewiring': true })
  expect(document.activeElement).toBe(control('about'))
})

test('the notice of a danger comes once while somebody types, stays, and is no emergency until they say so', async () => {
  await open(about())
  const seen: (string | null)[] = []
  const observer = new MutationObserver(([change]) => seen.push(change?.target.textContent ?? ''))
  for (const status of form().querySelectorAll('[role=status]'))
    observer.observe(status, { childList: true, subtree: true })
  const words = 'the smoke alarm is sparking'
  for (let end = 1; end <= words.length; end++) {
    await type({ jobDescription: words.slice(0, end) })
    await settle(60)
  }
  await untilJudged()
  expect(text()).toContain(dangerAdvice.title)
  expect(seen).toHaveLength(1)
  expect(text()).not.toContain(repliesWithin.form)
  const ways = button(dangerAdvice.treat)?.parentElement?.querySelectorAll('button, a') ?? []
  expect([...ways].map((way) => way.getAttribute('href'))).toEqual([null, telHref])
  expect(shownBoxes()).toEqual({})
  await press(dangerAdvice.treat)
  expect(shownBoxes()).toEqual({ [dangerAdvice.declared]: true })
  expect(document.activeElement).toBe(control('emergency'))
  expect(button(dangerAdvice.treat)).toBeUndefined()
  await tick('emergency')
  expect(button(dangerAdvice.treat)).toBeDefined()
  await type({ jobDescription: 'Fit two smoke alarms' })
  await untilJudged()
  expect(text()).not.toContain(dangerAdvice.title)
})

test('the ways out of a failed Send say what it is about, and that it is an emergency', async () => {
  await open(about(rewiring))
  await type({ ...typed, jobDescription: 'Sparks from a socket' })
  await untilJudged()
  await press(dangerAdvice.treat)
  await send()
  await answer(error(400))
  for (const way of ['https://wa.me/', 'mailto:']) {
    const link = [...form().querySelectorAll('a')].find(
      ({ href }) => href.startsWith(way) && href.includes('EMERGENCY'),
    )
    expect(decodeURIComponent(link?.href ?? ''), way).toContain('About: Rewiring')
  }
})
