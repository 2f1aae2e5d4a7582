export const cameraView = {
  title: 'What the camera sees, and what it does not keep',
  text: 'Over the back door, tipped down. Save a picture like this one with its date.',
  notes: [
    { title: 'Your garden, inside your boundary', text: 'Household use. Data protection law leaves it alone.' },
    {
      title: "The neighbours' windows",
      text: 'Blacked out before anything is stored. Nobody can look behind the mask later, not even you.',
    },
    {
      title: 'No microphone',
      text: 'Sound is more intrusive than pictures. It stays off unless you have a strong reason.',
    },
    { title: 'Days, not months', text: 'Older recordings delete themselves.' },
  ],
}
