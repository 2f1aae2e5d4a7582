import { type ComponentProps, useState } from 'react'
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
 * The house in the hero: every room has a link to its service, and a light switch as decoration. The lit picture is
 * painted first; the unlit one is fetched when a mouse comes to the house, or with the first switch, and covers each room
 * that is switched off.
 */
export function LitHouse() {
  const idle = useIdle()
  const [near, setNear] = useState(false)
  const [off, setOff] = useState<ReadonlySet<string>>(new Set())
  // Rooms that were switched off stay in the document, so that the light can fade back in.
  const [everOff, setEverOff] = useState<ReadonlySet<string>>(new Set())
  const [named, setNamed] = useState<Room | undefined>()
  const allOff = off.size === rooms.length

  const darken = (next: ReadonlySet<string>) => {
    setOff(next)
    setEverOff((before) => new Set([...before, ...next]))
  }
  const toggle = (room: Room) => {
    setNamed(room)
    darken(off.has(room.id) ? new Set([...off].filter((id) => id !== room.id)) : new Set([...off, room.id]))
  }

  return (
    <div className="lit-house" onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setNear(true)}>
      <div className="lit-house__scene">
        <div className="lit-house__picture">
          <HousePicture
            stem={housePicture.stems.lit}
            alt="Cutaway of a house at dusk between its driveway and its garden, with the lights on in the loft, bedroom, bathroom, study, living room, hall and kitchen"
            priority
          />
          {(idle || off.size > 0) && (
            <>
              {(near || off.size > 0) && <DarkTwin dark={allOff} />}
              {rooms.map(
                (room) => everOff.has(room.id) && <DarkTwin key={room.id} room={room} dark={off.has(room.id)} />,
              )}
              <RoomPlan named={named} onName={setNamed} onPress={toggle} />
            </>
          )}
        </div>
        <PictureLabel says="Illustration" />
      </div>
      <div className="lit-house__board" data-print="no">
        <ul className="lit-house__ways" aria-label="Rooms and what is done there">
          {rooms.map((room) => (
            <li
              key={room.id}
              className="way"
              data-outdoors={room.outdoors}
              // On touch, the click names the room: naming it here too would render the house twice.
              onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setNamed(room)}
            >
              <Switch className="way__switch needs-script" data-on={!off.has(room.id)} onClick={() => toggle(room)} />
              <Link className="way__link" to={paths.service(room.service)} onFocus={() => setNamed(room)}>
                {room.name}
                <span className="visually-hidden">{room.says}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="lit-house__readout needs-script">
          <Readout room={named} />
          <Switch
            className="lit-house__master"
            onClick={() => {
              setNamed(undefined)
              darken(allOff ? new Set() : new Set(rooms.map(({ id }) => id)))
            }}
          >
            {allOff ? 'All on' : 'All off'}
          </Switch>
        </div>
      </div>
    </div>
  )
}

/** A switch for pointers: as decoration it is neither in the tab order nor in the accessibility tree, and takes no focus. */
function Switch(props: ComponentProps<'button'>) {
  return (
    <button type="button" tabIndex={-1} aria-hidden="true" onMouseDown={(event) => event.preventDefault()} {...props} />
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
      <HousePicture stem={housePicture.stems.unlit} alt="" />
    </div>
  )
}

type RoomPlanProps = { named: Room | undefined; onName: (room: Room) => void; onPress: (room: Room) => void }

/** Room outlines over the picture, for pointers only: the names below lead everyone to the services. */
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
        // biome-ignore lint/a11y/noStaticElementInteractions: an extra for pointers; the names on the board are the links.
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
      <p className="lit-house__says" aria-hidden="true">
        <strong>Switch a light. Each room shows what we do there.</strong>
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
