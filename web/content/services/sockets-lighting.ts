import { business, notification, pounds } from '../business.ts'
import { pageTitle } from '../page-title.ts'
import type { ServiceHead, ServiceWords } from '../schema.ts'
import { sources } from '../sources.ts'

const installation = pounds(business.prices.installation)

export const head: ServiceHead = {
  order: 2,
  icon: 'plug',
  thumbnail: 'socket-second-fix-closeup',
  title: 'Sockets and lighting',
  description: 'Extra points where you need them, fitted neatly.',
  features: ['Sockets and USB', 'Wall and ceiling lights', 'Dimmers that do not flicker'],
}

export const words: ServiceWords = {
  name: 'Additional Sockets and Lighting',
  title: pageTitle('Extra Sockets & Lighting', ' SW London'),
  metaDescription:
    'Extra sockets, USB charging points, wall lights, switches and outdoor lights fitted neatly in Richmond and South West London. Free quotes and tidy work.',
  heroTitle: 'Additional sockets and lighting',
  heroDescription:
    'Fewer adaptors, better light, switches where your hand expects them. Small jobs are welcome and usually take a morning.',
  picture: {
    stem: 'brass-sockets-switches-worktop',
    alt: 'Two brass double sockets and a brass switch on green tiles over a pale worktop, a lamp plugged into one and a phone charger into the other',
  },
  timelinePicture: {
    stem: 'socket-second-fix-closeup',
    alt: 'Double socket being wired with a red insulated screwdriver, its brown, blue and green-and-yellow cores coming from an open back box',
  },
  intro: [
    'Many homes here were wired for a radio, a standard lamp and an iron. Then came everything else. If an extension lead has lived behind your sofa for a year, it has become part of the wiring without ever being tested. A socket is safer, and it does not catch the vacuum cleaner.',
    'We like small jobs. One more double socket by the bed, a wall light either side of the mirror, a second switch at the top of the stairs: each takes an hour or two, and you use it every day.',
    'Good work here leaves nothing to notice. The new plate is level with its neighbour, the wall is ready to paint, and the circuit behind it has been shown to have room.',
  ],
  included: [
    'Single, double and USB sockets, set flush in the wall or mounted on it',
    'Wall lights, pendants and ceiling lights, ours or yours',
    'Two-way and intermediate switching for stairs and landings',
    'Dimmers matched to your LED lamps so that they do not flicker',
    'Fused spurs for boilers, towel rails, fans and hobs',
    'Outdoor sockets and porch lights with a suitable weather rating',
    'A test of the altered circuit and a Minor Works Certificate',
  ],
  timeline: [
    {
      when: 'When you ask',
      title: 'Two photos',
      text: 'Send one of the wall and one of your consumer unit, just as it is, covers on. They usually let us reply with a price range before anyone visits.',
    },
    {
      when: '9 am',
      title: 'Agree the spot',
      text: 'We agree the exact spot. For a switch, walk into the room in the dark and put your hand up. Where it lands is where the switch goes.',
    },
    {
      when: '9.20 am',
      title: 'Check the circuit',
      text: 'The tester comes out before the drill. We find out what the circuit already feeds, how it is protected and how it is earthed. One circuit goes off for the morning. Ask us which, and plug the kettle into another.',
    },
    {
      when: '10 am',
      title: 'Run the cable',
      text: 'Floors, voids and cupboards first. If the wall has to be cut, you will hear a few minutes of chaser and a vacuum, then nothing worse than a screwdriver.',
    },
    {
      when: '11 am',
      title: 'Fit and fill',
      text: 'Box in, cable clipped, chase filled and smoothed. The filler dries in its own time, so painting waits for another day.',
    },
    {
      when: '11.30 am',
      title: 'Test and leave',
      text: 'We test the altered circuit, switch it back on and try the new point with you. Dust sheets up, offcuts away. You have the kitchen back for lunch.',
    },
  ],
  typicalDuration: 'Two hours to one day',
  costs: {
    intro: 'A socket costs little. Getting electricity to it, without spoiling the wall, is what you pay for.',
    points: [
      {
        title: 'Distance',
        text: 'Back to back with a socket in the next room is the cheapest job there is: one hole, one short cable. The far corner of the same room can take three times as long.',
      },
      {
        title: 'The wall',
        text: 'Hollow walls are quick. Brick needs a chase. Old lath and plaster needs patience and shallow boxes, because it cracks easily.',
      },
      {
        title: 'How many at once',
        text: 'Half of a small job is arriving, protecting the floor, isolating and testing. Ask for four sockets on one visit and each costs less than it would alone.',
      },
      {
        title: 'Height and weight',
        text: 'A chandelier over a stairwell needs a tower and a second pair of hands. A bedroom pendant needs a step ladder.',
      },
      {
        title: 'What the circuit lacks',
        text: 'A socket added today needs 30 mA RCD protection, and so does any cable we hide in the wall to reach it. An RCD built into the socket protects only what is plugged in there. So we protect the circuit at the board, or keep the new cable on the surface and fit a socket with an RCD of its own.',
      },
    ],
  },
  surprises: [
    {
      title: 'The circuit has been extended before',
      text: 'A spur from a ring may feed one single or one double socket, unless it has a fuse of its own. Where someone has already used that allowance, we take the cable from another point. It can add an hour, and you hear about it first.',
    },
    {
      title: 'No earth at the old light',
      text: 'Some older lighting circuits have no earth, and a metal fitting needs one. We then price a new earth or suggest a fitting that can do without. Nothing is hung until you choose.',
    },
    {
      title: 'Something in the wall',
      text: 'Pipes, steel and forgotten cables turn up where nobody drew them. We scan before cutting. If the route is blocked, we show you the next best one and what it does to the price.',
    },
  ],
  paperwork: [
    'A Minor Works Certificate with the test results for each circuit we add to.',
    'An Electrical Installation Certificate instead, where the job needs a new circuit.',
    notification,
  ],
  faqs: [
    {
      question: 'How much does an extra socket cost?',
      answer: `Our fitting work starts from ${installation}, which covers one easy socket. A long cable run, a hard wall or a crowded circuit adds to it. Several sockets on one visit cost less each.`,
    },
    {
      question: 'Will you damage my walls?',
      answer:
        "We look for a route that leaves them alone: under the floor, inside a cupboard, through from the next room. If a chase is the only way we cut it cleanly, fill it and leave it ready for paint. We don't match the paint.",
    },
    {
      question: 'Can I have a socket in the bathroom?',
      answer:
        'A shaver socket, yes. An ordinary one must be well away from the bath or shower: at least 2.5 m from the edge of zone 1. Few bathrooms are large enough. We measure yours before we quote.',
    },
    {
      question: 'Why do my LED lights flicker on the dimmer?',
      answer:
        'The dimmer was probably built for hot old bulbs that drew many times the power. Most LED lamps prefer a trailing-edge dimmer. We test your lamp and dimmer together at the lowest setting, where flicker shows itself.',
    },
    {
      question: 'Can you fit lights I bought myself?',
      answer:
        "Yes, if they carry the right marking for the UK and suit the place where they will hang. Send us the product page before you order and we'll tell you if there is a problem.",
    },
    {
      question: 'Does building control need to know about one more socket?',
      answer:
        'Not in England, as long as it joins an existing circuit and stays outside special locations such as the space around a bath or shower. It must still meet the current edition of BS 7671, the IET Wiring Regulations, and it must still be tested.',
    },
    {
      question: 'Is a USB socket worth having?',
      answer:
        "By a bed or above a worktop, yes. Leave an ordinary double nearby as well. Charging plugs change shape every few years and the three-pin socket doesn't.",
    },
  ],
  relatedArticles: ['kitchen-sockets-and-circuits', 'replace-electric-shower', 'rcd-keeps-tripping'],
  relatedProjects: ['prj-008', 'prj-010', 'prj-017'],
  relatedServices: ['downlights', 'consumer-unit', 'garden-lighting'],
  relatedAreas: ['mortlake', 'barnes', 'kew'],
  sources: [sources.partP, sources.bs7671],
}
