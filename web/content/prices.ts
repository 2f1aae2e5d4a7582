import { readOwnerFile } from './owner-file.ts'

/** Pounds. "From" prices: each page that prints one says what it buys. `homeEicr` is a typical full home; `testing` a small visit. */
export const prices = readOwnerFile('prices').starting
