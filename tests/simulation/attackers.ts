import { emergencyAbout } from '../../lambdas/contract/quote-rules.ts'
import { type Action, type Attack, attackerAddress, hostileWords, ofOneAddress } from './plan.ts'
import type { Random } from './random.ts'
import { siteUrl } from './services.ts'
import type { Stage } from './stage.ts'
import { phoneOf, postForm } from './visitors.ts'

/** Longer than any text that the form accepts, and than the limit of its whole body. */
const longText = 'x'.repeat(20_000)
const longBody = 'x'.repeat(1024 * 1024)

/** Headers that a browser sends from a page of another site. */
const fromElsewhere = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }

/** Attackers [L16]. They post once and ignore the response. */
export function startAttack(stage: Stage, { attack, posts }: Action & { kind: 'attack' }, random: Random): void {
  posts.forEach((delay, index) => {
    const address = ofOneAddress.has(attack)
      ? attackerAddress
      : `10.${[0, 1, 2].map(() => Math.floor(random() * 256)).join('.')}`
    const body = JSON.stringify({ ...enquiryOf(attack, index), idempotencyKey: `${attack}-${address}-${index}` })
    const post = { address, body, ...(attack === 'forged page' && { headers: fromElsewhere }) }
    stage.time.after(delay, async () => {
      const { leadId } = await postForm(stage, post, `${attack} ${index}`, random)
      if (leadId) stage.services.model.told(leadId)
    })
  })
}

function enquiryOf(attack: Attack, index: number): object {
  const words = hostileWords(attack)
  const who = {
    fullName: `Hostile ${index}`,
    phone: phoneOf(index),
    email: 'hostile@example.com',
    postcode: 'SW14 7AA',
  }
  const enquiry = { ...who, jobDescription: `${words} ${index}` }
  if (attack === 'same words' || attack === 'forged page') return { ...enquiry, jobDescription: words }
  if (attack === 'emergencies' || attack === 'emergencies of many') return { ...enquiry, about: emergencyAbout }
  if (attack === 'big bodies')
    return {
      ...enquiry,
      jobDescription: `${words} ${index} ${longText}`,
      ...(index % 4 === 0 && { padding: longBody }),
    }
  if (attack === 'bad photos') return { ...enquiry, photoUrls: badPhotos }
  return enquiry
}

const badPhotos = [
  ...Array.from(
    { length: 8 },
    (_, at) => `${siteUrl}/customer-photos/178000000000${at}-00000000-0000-4000-8000-00000000000${at}-none.jpg`,
  ),
  'https://elsewhere.example/photo.jpg',
  'javascript:alert(1)',
  `${siteUrl}/customer-photos/../secret`,
]
