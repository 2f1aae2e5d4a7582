import { readOwnerFile } from '../../../compile/owner-file.ts'
import { weekdays } from '../opening-hours.ts'

const { openingHours, insuredUpTo, insurer, years, minutes, radiusKm, notifies, workGuarantee, ...written } =
  readOwnerFile('claims')
const { scheme, number, link, registeredSince, inspector, inspectorQualification, inspectionInsured } = written
const { whoComes, payment, ownParts, parking, howSoon, makes } = written

/** What the site says of the firm, from the owner's file. */
export const claimed = { openingHours, insuredUpTo, insurer, years, minutes, radiusKm, notifies, workGuarantee }

/** The owner's answers to what visitors ask of the firm; undefined where the owner has said nothing. */
export const firmAnswers = { workGuarantee, whoComes, payment, ownParts, parking, howSoon, makes }

const openDays = new Set(openingHours.open.flatMap(({ days }) => days))

/** Who inspects and signs condition reports, if the owner says so, and whether the insurance covers it. */
export const inspection = {
  by: inspector && inspectorQualification ? { inspector, qualification: inspectorQualification } : undefined,
  isInsured: inspectionInsured,
}

/** The days of the week on which the firm is closed. */
export const closedDays = weekdays.filter((day) => !openDays.has(day))

/** The firm's entry in a scheme's register, if there is one. `since` is the year it began, if the owner says so. */
export const registration = scheme && number && link ? { scheme, number, link, since: registeredSince } : undefined
