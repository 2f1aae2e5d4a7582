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
