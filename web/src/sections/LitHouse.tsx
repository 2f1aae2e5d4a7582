import { useState } from 'react'
import { Link } from 'react-router-dom'
import { serviceNames } from '#content/lib/service-names.ts'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { PictureLabel } from '../ui/PictureLabel.tsx'
import { housePicture } from '../ui/site-picture.ts'
import { useIdle } from '../ui/use-idle.ts'
import { HousePicture } from './HousePicture.tsx'
import { type Room, rooms } from './lit-house-rooms.ts'
import './LitHouse.css'
import './LitHouseSwitched.css'

/**
 * The house in the hero: every room has a light switch and a link to its service. The lit picture is painted first; the
 * unlit one is fetched when the browser is idle, and covers each room that is switched off.
 */
export function LitHouse() {
  const idle = useIdle()
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  // Rooms that were switched off stay in the document, so that the light can fade back in.
  const [everOff, setEverOff] = useState<ReadonlySet<string>>(new Set())
  const [named, setNamed] = useState<Room | undefined>()
  const [seenOutdoors, setSeenOutdoors] = useState(false)
  const allOff = off.size === rooms.length

  const name = (room: Room) => {
    setNamed(room)
    if (room.outdoors) setSeenOutdoors(true)
  }
  const darken = (next: ReadonlySet<string>) => {
    setOff(next)
    setEverOff((before) => new Set([...before, ...next]))
  }
  const toggle = (room: Room) => {
    name(room)
    darken(off.has(room.id) ? new Set([...off].filter((id) => id !== room.id)) : new Set([...off, room.id]))
  }

  return (
    <div className="lit-house">
      <div className="lit-house__scene" data-view={named?.outdoors ? named.id : undefined}>
        <div className="lit-house__picture">
          {seenOutdoors && <HousePicture stem={housePicture.stems.lit} alt="" wholeStreet />}
          <HousePicture
            stem={housePicture.stems.lit}
            alt="Cutaway of a house at dusk between its driveway and its garden, with the lights on in the loft, bedroom, bathroom, study, living room, hall and kitchen"
            priority
          />
          {(idle || off.size > 0) && (
            <>
              <DarkTwin dark={allOff} />
              {rooms.map(
                (room) => everOff.has(room.id) && <DarkTwin key={room.id} room={room} dark={off.has(room.id)} />,
              )}
              <RoomPlan named={named} onName={name} onPress={toggle} />
            </>
          )}
        </div>
        <PictureLabel says="Illustration" />
      </div>
      <div className="lit-house__board">
        <ul className="lit-house__ways" aria-label="Rooms and what is done there">
          {rooms.map((room) => (
            <li
              key={room.id}
              className="way"
              // On touch, the click names the room: naming it here too would render the house twice.
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && name(room)}
            >
              <button
                type="button"
                className="way__switch needs-script"
                aria-pressed={!off.has(room.id)}
                onClick={() => toggle(room)}
                onFocus={({ target }) => target.matches(':focus-visible') && name(room)}
              >
                <span className="visually-hidden">{room.name} light</span>
              </button>
              <Link className="way__link" to={paths.service(room.service)} onFocus={() => name(room)}>
                {room.name}
                <span className="visually-hidden">{room.says}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="lit-house__readout">
          <Readout room={named} />
          <button
            type="button"
            className="lit-house__master needs-script"
            onClick={() => {
              setNamed(undefined)
              darken(allOff ? new Set() : new Set(rooms.map(({ id }) => id)))
            }}
          >
            {allOff ? 'All on' : 'All off'}
          </button>
        </div>
      </div>
    </div>
  )
}

/** The unlit picture, clipped to one room, or whole without a room. Outdoors the stylesheet clips it. */
function DarkTwin({ room, dark }: { room?: Room; dark: boolean }) {
  const walls = room && !room.outdoors ? `url("#room-${room.id}")` : undefined
  return (
    <div
      className="lit-house__dark"
      data-outdoors={room?.outdoors && room.id}
      data-dark={dark}
      style={{ clipPath: walls }}
    >
      <HousePicture stem={housePicture.stems.unlit} alt="" wholeStreet={room?.outdoors} />
    </div>
  )
}

type RoomPlanProps = { named: Room | undefined; onName: (room: Room) => void; onPress: (room: Room) => void }

/** Room outlines over the picture, for pointers only: the board below offers the same to everyone. */
function RoomPlan({ named, onName, onPress }: RoomPlanProps) {
  return (
    <svg className="lit-house__plan" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        {rooms.map(({ id, outline }) => (
          <clipPath key={id} id={`room-${id}`} clipPathUnits="objectBoundingBox">
            <polygon points={outline} transform="scale(.01)" />
          </clipPath>
        ))}
      </defs>
      {rooms.map((room) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: an extra for pointers; the switches on the board are the controls.
        <polygon
          key={room.id}
          className="lit-house__room"
          points={room.outline}
          data-named={named === room}
          data-outdoors={room.outdoors}
          onPointerEnter={({ pointerType }) => pointerType !== 'touch' && onName(room)}
          onClick={() => onPress(room)}
        />
      ))}
    </svg>
  )
}

/** Names the room that is hovered, focused or tapped, and the work done there. */
function Readout({ room }: { room: Room | undefined }) {
  if (!room) {
    return (
      <p className="lit-house__says">
        <strong>Tap a switch, or tap a room to see what we do there.</strong>{' '}
        <span className="needs-script">Switch its light, or follow its name.</span>
      </p>
    )
  }
  return (
    <p className="lit-house__says">
      <strong>{room.name}</strong> {room.says}.{' '}
      <Link className="lit-house__service" to={paths.service(room.service)}>
        {serviceNames[room.service]}
        <Icon name="arrow-right" size={16} />
      </Link>
    </p>
  )
}
