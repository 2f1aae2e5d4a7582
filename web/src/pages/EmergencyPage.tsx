import { useLoaderData } from 'react-router-dom'
import { emergencyBlock } from '#content/blocks.ts'
import { outOfHoursNote, whatsappHref } from '#content/business.ts'
import { adviceRead } from '#content/lib/owner/advice.ts'
import { whatsappMessages } from '#content/messages.ts'
import { emergencyForm, emergencyWhatsapp } from '#content/pages/emergency.ts'
import { LinkedCalls } from '../contact/LinkedCalls.tsx'
import type { PageRecord } from '../pages.ts'
import { paths } from '../paths.ts'
import { AdviceUnread } from '../sections/AdviceUnread.tsx'
import { CallNow } from '../sections/CallNow.tsx'
import { LongDate } from '../ui/LongDate.tsx'
import { ServiceFrame } from './ServiceFrame.tsx'
import './EmergencyPage.css'

/** Number of first steps handled by others: the fire brigade and the gas emergency line. */
const othersFirst = 2

/** Says first of all what to do now; our number is on the first screen of any width. */
export function EmergencyPage() {
  const service = useLoaderData<PageRecord<'emergency'>>()
  const { doNow } = service
  return (
    <ServiceFrame
      service={service}
      path={paths.emergency}
      invitation={emergencyForm}
      hero={
        <>
          <DoNow steps={doNow.slice(0, othersFirst)} />
          <CallNow />
          <p className="below-number">
            {emergencyBlock.price} {outOfHoursNote}
          </p>
          <p className="small below-number">
            {emergencyWhatsapp.before} <a href={whatsappHref(whatsappMessages.emergency)}>{emergencyWhatsapp.link}</a>
            {emergencyWhatsapp.after}
          </p>
          <AdviceUnread />
        </>
      }
      below={
        <>
          <DoNow steps={doNow.slice(othersFirst)} start={othersFirst + 1} />
          <AdviceRead />
        </>
      }
    />
  )
}

function DoNow({ steps, start }: { steps: readonly string[]; start?: number }) {
  return (
    <ol className="do-now numbered ruled" start={start}>
      {steps.map((step) => (
        <li key={step}>
          <LinkedCalls text={step} />
        </li>
      ))}
    </ol>
  )
}

/** Who has read what the page says to do, once somebody has. */
function AdviceRead() {
  if (!adviceRead) return null
  const { when, electrician, firstAider } = adviceRead
  return (
    <p className="small below-number">
      What to do first was read on <LongDate date={when} /> by {electrician}, and the words on electric shock by{' '}
      {firstAider}.
    </p>
  )
}
