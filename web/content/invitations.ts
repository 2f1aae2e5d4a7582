/** What most pages end with. Imports nothing, and is a file of its own: every page carries it. */
export const invitations = {
  quote: {
    title: 'Request a free quote',
    text: 'Four details are enough: your name, a phone number, your postcode and what you need done.',
  },
  call: {
    title: 'Prefer to talk?',
    text: 'Call or message us. If nobody can pick up at once, leave your number and we will ring you back.',
  },
}
