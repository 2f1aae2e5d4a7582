import { business, notification, pounds } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

const from = pounds(business.prices.fullRewire)

export const head: ServiceHead = {
  order: 1,
  icon: 'cable',
  thumbnail: 'first-fix-rewire-room',
  title: 'Rewiring',
  description: 'Full and partial rewires planned around the way you live.',
  features: ['Room-by-room plan', 'New board and earthing', 'Tested and certified'],
}

export const words: ServiceWords = {
  name: 'Rewiring',
  title: pageTitle('House Rewiring in SW London'),
  metaDescription: `Full and partial house rewiring across Richmond and SW London, from ${from}. Free survey, written quote, tidy work, full testing and certificate.`,
  heroTitle: 'House rewiring',
  heroDescription:
    'A rewire is a big job in a home people live in. We plan it room by room, keep essential power on wherever the work allows, and leave you with circuits that are labelled, tested and certified.',
  picture: {
    stem: 'first-fix-rewire-room',
    alt: 'Stripped room with cables dropping to boxes in an open stud wall, a drawing on a trestle table, drums of cable, a step ladder and bare lamps',
  },
  timelinePicture: {
    stem: 'dust-sheet-tools-hallway',
    alt: 'Hallway made ready for work: dust sheets on the stairs and floor, a tool tote, a vacuum cleaner and blue shoe covers by the red front door',
  },
  intro: [
    'A rewire replaces the cables in your walls, the sockets and switches in front of them, and nearly always the consumer unit behind it all. It suits a house with rubber or fabric cable, round-pin sockets or a fuse board on a wooden back. It also suits anyone about to strip the house for decorating, because the dust is coming anyway.',
    'Old is not the same as finished. A condition report can show that the lighting is worn out and the sockets are sound, or the other way round. Then a partial rewire does the job with far less upheaval, and we will tell you so.',
    "After a good rewire the sockets are where the lamps are. Each hidden cable runs straight up, down or across from something you can see, or close beside a corner or ceiling. Whoever hangs a picture in ten years' time then knows where not to drill.",
  ],
  included: [
    'A survey and test of the wiring you have now, so the price rests on facts',
    'A marked plan of sockets, switches, lights and data points, agreed before work starts',
    'New circuits in modern twin-and-earth cable, kept to the safe zones of each wall',
    'A metal consumer unit with an RCBO for each circuit, and surge protection',
    'Main earthing and bonding checked and brought up to standard',
    'Mains-powered, interlinked smoke and heat alarms, if you want them in the price',
    'Floorboards numbered as they come up and put back in the same order',
    'Inspection and testing of every circuit, and a circuit list at the board',
  ],
  timeline: [
    {
      when: 'Some weeks before',
      title: 'Survey',
      text: 'We test what is there, look at the incoming supply and lift a floorboard or two. Then come the questions that save money. Where do you iron? Who reads in bed? Which wall gets the television?',
    },
    {
      when: 'Two weeks before',
      title: 'Tape on the walls',
      text: 'You have the written price by now. We mark every point on the wall at its real height. Sit down, reach for the lamp, open the wardrobe door, and move any tape that is in the wrong place.',
    },
    {
      when: 'The day before',
      title: 'Clear the floors, choose a refuge',
      text: 'Empty the rooms we start in and take the pictures down. Pick the room we shall reach last, and move the kettle, the toaster and the router in there. You can use it while we work on the others.',
    },
    {
      when: 'Days 1 to 4',
      title: 'First fix',
      text: 'This is the loud part. Floorboards come up, the walls are cut with a chaser and a vacuum, and cable is drawn in. Power is off where we are working. Each evening we restore what can safely be restored: fridge, some light, a socket for that kettle.',
    },
    {
      when: 'Day 5',
      title: 'Floors back down',
      text: 'Boards go back in their numbered order, and the chases are filled, ready for a plasterer.',
    },
    {
      when: 'The plaster gap',
      title: 'Drying',
      text: 'Fresh plaster has to dry before anything is fitted to it. This is often the longest wait of the whole job, and no electrician can hurry it. We go away and come back.',
    },
    {
      when: 'Days 6 to 8',
      title: 'Second fix',
      text: 'Screwdrivers now, not chasers. Sockets, switches and lights go on room by room. It is quiet enough for a phone call.',
    },
    {
      when: 'The last day',
      title: 'Board, tests, handover',
      text: 'The new board takes over and every circuit is tested. Plan to be without power for most of that day. Then we walk round together and you press every switch yourself.',
    },
  ],
  typicalDuration: '5 to 10 working days for a typical two- or three-bedroom house, plus plastering and drying',
  costs: {
    intro:
      'Two houses in one street can differ a good deal, even with the same front door. These are the things that move the figure, and your quote shows each of them.',
    points: [
      {
        title: 'Points',
        text: 'Every socket, switch and light is a hole, a box and a run of cable. A bedroom with six sockets takes longer than a bedroom with two, so the plan comes before the price.',
      },
      {
        title: 'Walls',
        text: 'Solid brick has to be cut, and lath and plaster needs care. In a hollow stud wall the cable can often drop down inside, which is quicker and far cleaner.',
      },
      {
        title: 'Furniture and people',
        text: 'In an empty house we open every room at once. In a lived-in one we stop early each day to restore power and sweep. The work is the same, but there are more days of it.',
      },
      {
        title: 'Making good',
        text: 'As standard we fill the chases ready for a plasterer. Full making good can be included if you ask. The quote says which, in plain words.',
      },
      {
        title: 'Earthing and the board',
        text: 'A new installation needs sound earthing behind it. If the main earth or the bonding to your pipes falls short, bringing it up to standard is part of the price.',
      },
    ],
  },
  surprises: [
    {
      title: 'A floor that cannot be lifted',
      text: 'Some tongue-and-groove and engineered floors need a joiner. We look for another route first. If there is none, we stop, price the detour or the joiner, and wait for your answer.',
    },
    {
      title: 'Loose plaster',
      text: 'Old plaster sometimes comes away from the wall as soon as it is cut. That means more plastering rather than more wiring. You see it the same day, with a price, before we carry on.',
    },
    {
      title: 'A supply that is not ours to touch',
      text: 'The main fuse, the meter and the street cable belong to your network operator or supplier. If one of them must change, the last day moves to fit their visit. The rest of the work goes ahead meanwhile.',
    },
    {
      title: 'Sound wiring nobody remembered',
      text: 'Now and then we lift a floor and find a newer circuit than anyone expected. If it tests well it can stay, and we talk about taking that part out of the price.',
    },
  ],
  paperwork: [
    'An Electrical Installation Certificate with the test results for each circuit.',
    'A circuit list at the board, in words such as kitchen sockets rather than numbers.',
    'The marked plan, so that the next person knows where everything was meant to be.',
    notification,
  ],
  faqs: [
    {
      question: 'How long does a rewire take?',
      answer:
        'One to two weeks of electrical work for most two- and three-bedroom houses. Add the plastering and its drying time. An empty house is quicker than a full one.',
    },
    {
      question: 'Can we stay in the house?',
      answer:
        "Usually, yes. We work in zones and put essential power back each evening where that's safe. Think about dust, small children and working from home. If you can be away for the first week, it's easier.",
    },
    {
      question: 'Will you need to lift floors?',
      answer:
        'In most rooms, yes. Boards are numbered, lifted with care and put back. Some modern floors are hard to lift, so we look at every floor during the survey rather than on day one.',
    },
    {
      question: 'Is plastering included?',
      answer:
        'Filling the chases is. A plasterer then skims over them, and a decorator paints. If you would like us to include full making good, say so and it goes in the quote as its own line.',
    },
    {
      question: 'Do I need a new consumer unit as well?',
      answer:
        "With a full rewire, almost always. New circuits need protection that an old board can't give. With a partial rewire it depends on what the board already has.",
    },
    {
      question: 'Where is it safe to drill afterwards?',
      answer:
        'Stay away from the lines straight above, below and to either side of any socket or switch. Stay clear of the 150 mm beside corners and ceilings too. A cable finder is still worth having, because not every wall was wired by someone who knew the rule.',
    },
    {
      question: 'When is the best moment for it?',
      answer:
        'Between owners, if you can. Otherwise before a new kitchen or before decorating. The worst moment is just after you have decorated.',
    },
    {
      question: 'What papers will I need when I sell?',
      answer:
        'The Electrical Installation Certificate and the building regulations certificate. A full rewire is notifiable in England, so a solicitor will ask for both. Keep them with the deeds.',
    },
  ],
  relatedArticles: ['signs-your-home-needs-rewiring', 'part-p-and-certificates', 'date-the-wiring'],
  relatedProjects: ['prj-001', 'prj-004', 'prj-003'],
  relatedServices: ['consumer-unit', 'eicr', 'new-builds'],
  relatedAreas: ['east-sheen', 'richmond', 'putney', 'barnes'],
  sources: [sources.partP, sources.buildingRegulations, sources.bs7671],
}
