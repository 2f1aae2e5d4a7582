/** What most pages end with. In a separate file, because every page carries it. */
export const invitations = {
  quote: { title: 'Request a free quote' },
  call: {
    title: 'Prefer to talk?',
    text: "Call or message us. If we can't pick up, leave your number and we'll ring you back.",
  },
}
