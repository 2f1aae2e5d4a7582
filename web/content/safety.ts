/** Wherever a text tells somebody to turn off the main switch, these two come first. */
export const gasFirst = 'If you smell gas, touch no switch: go outside and call 0800 111 999 from there.'
export const medicalFirst =
  'If somebody depends on powered medical equipment, start its back-up first; if it has none, call 999 before you switch off.'
export const beforeTheMainSwitch = `${gasFirst} ${medicalFirst}`
