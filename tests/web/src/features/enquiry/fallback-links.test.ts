import { expect, test } from 'vitest'
import { business } from '#content/business.ts'
import { fallbackLinks } from '../../../../../web/src/features/enquiry/fallback-links.ts'
import { typedFields } from '../../../../fixtures/typed-fields.ts'

const typed = typedFields({
  fullName: 'Ada & Co',
  phone: '020 7946 0000',
  email: 'ada@example.com',
  postcode: 'TW9 1AA',
  jobDescription: 'A socket\nin the hall + 50 % more',
})

function mail(href: string) {
  const url = new URL(href)
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') ?? '' }
}

test('WhatsApp and e-mail already hold what was typed, and say so of an emergency', () => {
  const { whatsapp, email } = fallbackLinks(typed)
  const message = new URL(whatsapp).searchParams.get('text')
  for (const words of Object.values(typed)) expect(message).toContain(words)
  const { to, subject, body } = mail(email)
  expect(to).toBe(business.email)
  expect(subject).toBe('Enquiry, TW9 1AA')
  for (const words of Object.values(typed)) expect(body).toContain(words)
  const urgent = fallbackLinks(typed, { emergency: true })
  expect(new URL(urgent.whatsapp).searchParams.get('text')).toMatch(/^EMERGENCY/)
  expect(mail(urgent.email).subject).toMatch(/^EMERGENCY/)
})

test('a mail link stays short enough to be opened, and says that it was cut', () => {
  const { email } = fallbackLinks({ ...typed, jobDescription: 'Öfen & Kamine '.repeat(700) })
  expect(email.length).toBeLessThanOrEqual(2000)
  expect(mail(email).body).toMatch(/Öfen.*\[…\]$/s)
})

test('half an emoji breaks no link', () => {
  expect(() => fallbackLinks({ ...typed, fullName: 'A\ud83d', jobDescription: '💡'.repeat(2000) })).not.toThrow()
})
