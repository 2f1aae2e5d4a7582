import { pagesByKind } from '../../../scripts/pages-by-kind.ts'

/** Paths of a page of each kind, and of one that does not exist. */
export const kindsOfPage = [...Object.values(pagesByKind), '/no-such-page']
