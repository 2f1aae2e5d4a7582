export const rewiringPlan = {
  title: 'The marked plan',
  text: 'We put every point on paper before we open a wall.',
  notes: [
    {
      title: "Light switches where you'd reach for them",
      text: "Each switch is on the handle side of the door. On the stairs, there's one at the top and one at the bottom.",
    },
    {
      title: 'A ring circuit just for the kitchen',
      text: 'The hob and the oven each have a circuit of their own as well.',
    },
    {
      title: 'Alarms that sound together',
      text: 'There are smoke alarms in the hall and the front room, and a heat alarm in the kitchen.',
    },
    {
      title: 'The fuse board by the way out',
      text: "It's in the hall, where you can reach it without a stepladder.",
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
