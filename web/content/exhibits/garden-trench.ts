export const gardenTrench = {
  title: 'The trench, in section',
  text: 'Photograph it open, with a tape measure in the picture, before the soil goes back.',
  notes: [
    { title: 'Deep enough', text: 'About 500 to 600 mm under a lawn, more under a drive or a bed that is dug.' },
    { title: 'Marked', text: 'Yellow tape above the cable, so that a spade finds the warning first.' },
    {
      title: 'Armoured',
      text: 'Steel wire armoured cable on sifted soil. The steel is earthed and clamped at each end.',
    },
    { title: 'A duct beside it', text: 'With a pull-cord inside, for a network cable now or later.' },
  ],
}
