import { gasEmergencyLine } from '../safety.ts'

export const emergencyQuestions = {
  title: 'Four things we ask first',
  questions: [
    {
      title: 'Is there fire or a smell of gas, or is anyone hurt?',
      text: `Fire, or somebody hurt: 999 first. Gas: go outside, then call ${gasEmergencyLine}.`,
    },
    { title: 'What do you see, hear and smell?', text: 'Where, and since when.' },
    {
      title: 'One room, the house or the street?',
      text: 'Whole street dark: 105. Only your home, every switch up: a prepayment meter, then 105.',
    },
    {
      title: 'Your postcode, and who is with you',
      text: 'Powered medical equipment changes what we say next.',
    },
  ],
}
