export const boardParts = {
  title: 'What you will see when the cover is up',
  notes: [
    { title: 'Main switch', text: 'Turns off the whole house, live and neutral.' },
    { title: 'Surge protection', text: 'Its window shows whether it still works.' },
    {
      title: 'One RCBO for each circuit',
      text: 'A fault turns off one circuit, not the house.',
    },
    { title: 'Test button', text: 'Press each one about every six months. It should switch off at once.' },
    { title: 'Blanks', text: 'Covers over the free places, which leave room for a charger or a hob.' },
    { title: 'The chart', text: 'Number, circuit and rating, as on the certificate.' },
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
