export const rewiringPlan = {
  title: 'The marked plan',
  text: 'Every point on paper, before a wall is opened.',
  notes: [
    {
      title: 'Light switches on the opening side',
      text: 'Where your hand looks first. On the stairs, two switches work one light.',
    },
    {
      title: 'A ring for the kitchen alone',
      text: 'Hob and oven each have a separate circuit.',
    },
    {
      title: 'Alarms that ring together',
      text: 'Smoke in the hall and front room, heat in the kitchen.',
    },
    {
      title: 'The board by the way out',
      text: 'In the hall, where you can reach it without steps.',
    },
  ],
  legend: [
    'Double socket',
    'Light',
    'Switch',
    'Smoke alarm',
    'Heat alarm',
    'Network point',
    'Cooker switch',
    'Consumer unit',
  ],
}
