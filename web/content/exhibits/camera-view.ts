export const cameraView = {
  title: "What a camera sees, and what it doesn't keep",
  text: 'A home camera over the back door, tipped down. Save a picture like this one with its date.',
  notes: [
    {
      title: 'Your garden at home',
      text: "Inside your boundary it's household use, and data protection law doesn't apply. In a shop or a let house it always does.",
    },
    {
      title: "The neighbours' windows",
      text: 'We black them out before anything is stored. Nobody can look behind the mask later, not even you.',
    },
    {
      title: 'No microphone',
      text: 'Sound is more intrusive than pictures. It stays off unless you have a strong reason.',
    },
    { title: 'Days, not months', text: 'Older recordings delete themselves.' },
  ],
}
