export const emergencyQuestions = {
  title: 'Four things we ask first',
  questions: [
    {
      title: 'Is anybody hurt, or can you smell gas?',
      text: 'Then 999. For gas: go outside, 0800 111 999.',
    },
    { title: 'What do you see, hear and smell?', text: 'Where, and since when.' },
    {
      title: 'One room, the house or the street?',
      text: 'The street is dark, or your home with every switch up: a prepayment meter, then 105.',
    },
    {
      title: 'Your postcode, and who is with you',
      text: 'Powered medical equipment changes what we say next.',
    },
  ],
}
