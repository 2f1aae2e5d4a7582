export const gardenTrench = {
  title: 'Inside the trench',
  text: 'Take a photo of the open trench, with a tape measure in the picture, before the soil goes back.',
  notes: [
    {
      title: 'Deep enough',
      text: 'The cable lies about 500 to 600 mm under a lawn, deeper under a drive or flower bed.',
    },
    { title: 'Marked', text: "There's yellow tape above the cable, so anyone digging sees the warning first." },
    {
      title: 'Armoured',
      text: 'Steel wire armoured cable lies on sifted soil. The steel wires are clamped at both ends and connected to earth.',
    },
    { title: 'A duct beside it', text: 'The duct has a pull-cord inside, for a network cable now or later.' },
  ],
}
