export const chargerSupply = {
  title: 'From the meter to the car',
  text: 'There are six things between the street and your car, and each can change the price.',
  steps: [
    {
      who: 'Network operator',
      title: 'Main fuse',
      text: "The main fuse is 60, 80 or 100 A. If it's too small or your supply is looped, we ask the operator first.",
    },
    {
      who: 'Your supplier',
      title: 'Meter',
      text: 'A sensor here slows the charger when the house is using a lot of power.',
    },
    { who: 'Yours', title: 'Consumer unit', text: 'The charger gets a circuit that feeds nothing else.' },
    {
      who: 'Yours',
      title: 'RCD',
      text: 'This trip switch protects people. The manufacturer says which type.',
    },
    {
      who: 'Yours',
      title: 'Cable',
      text: 'The cable is sized for hours of charging, and fixed to a wall, not to a fence.',
    },
    {
      who: 'Yours',
      title: 'Charge point',
      text: 'The charge point gives about 7 kW, with protection for PME earthing built in or beside it.',
    },
  ],
}
