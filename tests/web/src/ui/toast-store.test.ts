import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, showToast, toastStore } from '../../../../web/src/ui/toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of toastStore.get()) dismissToast(id)
  vi.useRealTimers()
})

const titles = () => toastStore.get().map(({ title }) => title)

test('a notice goes after a while, an error stays until it is dismissed', () => {
  showToast({ tone: 'success', title: 'Message Sent!', text: '' })
  showToast({ tone: 'error', title: 'Error', text: '' })
  vi.advanceTimersByTime(60_000)
  expect(titles()).toEqual(['Error'])
})

test('at most three at once: the oldest goes first', () => {
  for (const title of ['1', '2', '3', '4']) showToast({ tone: 'error', title, text: '' })
  expect(titles()).toEqual(['2', '3', '4'])
})

test('the same words twice are two notices', () => {
  showToast({ tone: 'error', title: 'Error', text: '' })
  showToast({ tone: 'error', title: 'Error', text: '' })
  expect(new Set(toastStore.get().map(({ id }) => id)).size).toBe(2)
})
