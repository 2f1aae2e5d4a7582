import { gasEmergencyLine } from '../safety.ts'

export const emergencyQuestions = {
  title: 'Four things we ask first',
  questions: [
    {
      title: 'Is there fire or gas, or is anyone hurt?',
      text: `Call 999 first for fire or injury. If you smell gas, go outside and call ${gasEmergencyLine}.`,
    },
    { title: 'What do you see, hear and smell?', text: 'Tell us where it is, and when it started.' },
    {
      title: 'Is it one room, your home or the street?',
      text: 'Tell us which switches have tripped.',
    },
    {
      title: 'What is your postcode, and who is with you?',
      text: 'Tell us about any powered medical equipment.',
    },
  ],
}
