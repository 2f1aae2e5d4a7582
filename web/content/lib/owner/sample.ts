import { unconfirmed } from '../../../compile/launch-gate.ts'

/** True while this site shows anything that the owner has not confirmed: every page then says so at the top. */
export const isSample = unconfirmed().length > 0
