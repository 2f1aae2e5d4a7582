const longestName = 20

/** How mails, messages and receipts greet a customer: `Hello Priya`, or `Hello` where the name begins with none. */
export function greetingOf(fullName: string): string {
  const first = politeName(fullName)
  return first ? `Hello ${first}` : 'Hello'
}

/** The first name, if it looks like one: no link, number, sentence or title. */
export function politeName(fullName: string): string | undefined {
  const [first = ''] = fullName.normalize('NFC').split(' ')
  const isName = /^(\p{L}\p{M}{0,2}|(?<=\p{L})['’-](?=\p{L}))+$/u.test(first) && [...first].length <= longestName
  return isName && !/^(mr|mrs|ms|miss|mx|dr|prof|professor|rev|sir|madam|lady|lord)$/i.test(first) ? first : undefined
}
