/** How each mail to the owner is switched off: its setting in `site.config.ts`. docs/owner.md has the same. */
export const mailSwitches = {
  morning: 'morningMail',
  reminder: 'promiseMail',
  desk: 'ownerDesk',
} as const

export function switchWords(mail: keyof typeof mailSwitches): string {
  return `Not wanted? Set ${mailSwitches[mail]}: false in site.config.ts.`
}
