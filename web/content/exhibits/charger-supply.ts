export const chargerSupply = {
  title: 'From the meter to the car',
  text: 'Six things between the street and the car. Each can change the price.',
  steps: [
    {
      who: 'Network operator',
      title: 'Main fuse',
      text: "60, 80 or 100 A. If it's looped or too small, we ask them first.",
    },
    {
      who: 'Your supplier',
      title: 'Meter',
      text: 'A sensor here slows the charger when the house is busy.',
    },
    { who: 'Yours', title: 'Consumer unit', text: 'A circuit that feeds nothing else.' },
    {
      who: 'Yours',
      title: 'RCD',
      text: 'The trip that protects people, of the type the maker names.',
    },
    {
      who: 'Yours',
      title: 'Cable',
      text: 'Sized for hours of charging, and fixed to a wall, not to a fence.',
    },
    {
      who: 'Yours',
      title: 'Charge point',
      text: 'About 7 kW, with protection for PME earthing built in or beside it.',
    },
  ],
}
