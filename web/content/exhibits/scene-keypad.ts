export const sceneKeypad = {
  title: 'Four buttons, and what each one does',
  text: "We set the buttons up once, and you can change them later. They still work when the Wi-Fi doesn't.",
  lights: ['Ceiling', 'Shelves', 'Lamps', 'Table'],
  scenes: [
    { name: 'Evening', levels: [30, 70, 100, 0], also: 'Heating to 20.5 °C' },
    { name: 'Dinner', levels: [10, 40, 60, 80], also: 'Kitchen lights to half' },
    { name: 'Reading', levels: [0, 40, 100, 0], also: 'After 10pm, only the lamp by the chair' },
    { name: 'All off', levels: [0, 0, 0, 0], also: 'Stairs stay lit for a minute' },
  ],
}
