export const cameraView = {
  title: "What a camera sees, and what it doesn't keep",
  text: 'This is what a home camera over the back door sees, tipped down. Save a picture like this one with its date.',
  notes: [
    {
      title: 'Your garden at home',
      text: "A camera that films only inside your boundary is household use, so data protection law doesn't apply. In a shop or a rented house it always does.",
    },
    {
      title: "The neighbours' windows",
      text: 'We black out their windows before anything is stored. Nobody can look behind the mask later, not even you.',
    },
    {
      title: 'No microphone',
      text: 'Sound is more intrusive than pictures, so it stays off unless you have a strong reason.',
    },
    { title: 'Days, not months', text: 'Older recordings are deleted automatically.' },
  ],
}
