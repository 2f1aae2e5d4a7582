/** What most pages end with. In a separate file, because every page carries it. */
export const invitations = {
  ready: {
    title: 'Ready to Get Started?',
    text: "Tell us about the job and we'll send you a written price, free and with no obligation.",
  },
  quote: { title: 'Request a free quote' },
  call: {
    title: 'Prefer to talk?',
    text: "Call or message us. If we can't pick up, leave your number and we'll ring you back.",
  },
}
