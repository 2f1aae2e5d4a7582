export const boardParts = {
  title: "What you'll see when the cover is up",
  notes: [
    { title: 'Main switch', text: 'This switch turns off the whole house, live and neutral.' },
    { title: 'Surge protection', text: 'The window shows whether the surge protection still works.' },
    {
      title: 'One RCBO for each circuit',
      text: 'A fault turns off one circuit, not the whole house.',
    },
    { title: 'Test button', text: 'Press each button about every six months. The circuit should switch off at once.' },
    { title: 'Blanks', text: 'Blanks cover the free places, which a charger or a hob can use later.' },
    { title: 'The chart', text: 'The chart gives each circuit its number, name and rating, as on the certificate.' },
  ],
  circuits: [
    ['Shower', 40],
    ['Cooker', 32],
    ['Kitchen sockets', 32],
    ['Sockets, ground floor', 32],
    ['Sockets, first floor', 32],
    ['Immersion heater', 16],
    ['Boiler and controls', 6],
    ['Lights, ground floor', 6],
    ['Lights, first floor', 6],
    ['Smoke and heat alarms', 6],
  ] as const,
}
