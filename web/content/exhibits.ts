/** The words of what a service's page shows of its own: a plan, a board, a trench. Where they state a fact, an article says it with its source. */
export const rewiringPlan = {
  title: 'The marked plan',
  text: 'Every point on paper, before a wall is opened.',
  notes: [
    {
      title: 'Light switches on the opening side',
      text: 'The first thing your hand finds. On the stairs, two switches work one light.',
    },
    {
      title: 'A ring for the kitchen alone',
      text: 'Hob and oven have circuits of their own.',
    },
    {
      title: 'Alarms that ring together',
      text: 'Smoke in the hall and front room, heat in the kitchen.',
    },
    {
      title: 'The board by the way out',
      text: 'In the hall, where it can be reached without steps.',
    },
  ],
  legend: [
    'Double socket',
    'Light',
    'Switch',
    'Smoke alarm',
    'Heat alarm',
    'Network point',
    'Cooker switch',
    'Consumer unit',
  ],
}

export const boardParts = {
  title: 'What you will see when the cover is up',
  notes: [
    { title: 'Main switch', text: 'Turns off both poles of the whole house.' },
    { title: 'Surge protection', text: 'Its window shows whether it still works.' },
    {
      title: 'One RCBO for each circuit',
      text: 'A fault darkens its own circuit and no other.',
    },
    { title: 'Test button', text: 'Press each one about every six months. It should switch off at once.' },
    { title: 'Blanks', text: 'Room for what comes next. No way is left open.' },
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

export const chargerSupply = {
  title: 'From the meter to the car',
  text: 'Six things on one line. Each can change the price.',
  steps: [
    {
      who: 'Network operator',
      title: 'Main fuse',
      text: '60, 80 or 100 A. If looped or too small, they are asked first.',
    },
    {
      who: 'Your supplier',
      title: 'Meter',
      text: 'A sensor here slows the charger when the house is busy.',
    },
    { who: 'Yours', title: 'Consumer unit', text: 'A circuit of its own.' },
    {
      who: 'Yours',
      title: 'RCD',
      text: 'Of the type the maker names.',
    },
    {
      who: 'Yours',
      title: 'Cable',
      text: 'Sized for hours at full load. Never on a fence.',
    },
    {
      who: 'Yours',
      title: 'Charge point',
      text: 'About 7 kW, with protection for PME earthing built in or beside it.',
    },
  ],
}

export const gardenTrench = {
  title: 'The trench, in section',
  text: 'Photograph it open, with a tape measure in the picture, before the soil goes back.',
  notes: [
    { title: 'Deep enough', text: 'About 500 to 600 mm under a lawn, more under a drive or a bed that is dug.' },
    { title: 'Marked', text: 'Yellow tape above the cable, so that a spade finds the warning first.' },
    {
      title: 'Armoured',
      text: 'Steel wire armoured cable on sifted soil. Its steel is earthed, and glanded at each end.',
    },
    { title: 'A duct beside it', text: 'With a draw-cord, for the data cable or whatever comes next.' },
  ],
}

export const scenePlate = {
  title: 'Four buttons, and what each one does',
  text: 'Set once, and changed whenever you like. The wall switch still works when the Wi-Fi does not.',
  lights: ['Ceiling', 'Shelves', 'Lamps', 'Table'],
  scenes: [
    { name: 'Evening', levels: [30, 70, 100, 0], also: 'Heating to 20.5 °C' },
    { name: 'Dinner', levels: [10, 40, 60, 80], also: 'Kitchen lights to half' },
    { name: 'Reading', levels: [0, 40, 100, 0], also: 'Chair lamp only after ten' },
    { name: 'All off', levels: [0, 0, 0, 0], also: 'Stairs stay lit for a minute' },
  ],
}

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

export const emergencyQuestions = {
  title: 'Four things we ask first',
  questions: [
    {
      title: 'Is anybody hurt, or can you smell gas?',
      text: 'Then 999. For gas: go outside, 0800 111 999.',
    },
    { title: 'What do you see, hear and smell?', text: 'Where, and since when.' },
    {
      title: 'One room, the house or the street?',
      text: 'The street is dark, or your home with every switch up: a prepayment meter, then 105.',
    },
    {
      title: 'Your postcode, and who is with you',
      text: 'Powered medical equipment changes what we say next.',
    },
  ],
}
