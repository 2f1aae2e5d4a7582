import { gasEmergencyLine } from '../safety.ts'

export const emergencyQuestions = {
  title: 'Four things we ask first',
  questions: [
    {
      title: 'Is there fire or gas, or is anyone hurt?',
      text: `Call 999 first for fire or injury. If you smell gas, go outside and call ${gasEmergencyLine}.`,
    },
    { title: 'What do you see, hear and smell?', text: 'Tell us where, and since when.' },
    {
      title: 'One room, your home or the street?',
      text: 'Tell us which switches tripped.',
    },
    {
      title: 'Your postcode, and who is with you',
      text: 'Powered medical equipment changes what we say next.',
    },
  ],
}
