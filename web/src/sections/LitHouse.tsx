import { type PointerEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { litHouse } from '#content/exhibits/lit-house.ts'
import { serviceNames } from '#content/lib/lists/service-names.ts'
import { paths } from '../paths.ts'
import { buttonClass } from '../ui/Button.tsx'
import { PictureCaption } from '../ui/PictureCaption.tsx'
import { housePictures } from '../ui/site-picture.ts'
import { HousePicture } from './HousePicture.tsx'
import type { Wiring } from './HouseWiring.tsx'
import outlines from './house-outlines.json'
import wiringFile from './house-wiring.json?url'
import './LitHouse.css'

const { rooms } = litHouse
type Room = (typeof rooms)[number]

/** Where every circuit begins, at the main switch. */
const hall = rooms.find(({ circuits }) => circuits.length === 0)

/**
 * The house in the hero: every room has a light switch, and a link to its service. The lit picture is painted first;
 * the unlit one is fetched with the first room that is named, and a mask shows it in the rooms that are switched off.
 * Behind the plaster is the wiring, which is fetched when somebody asks for it.
 */
export function LitHouse() {
  const litImage = useRef<HTMLImageElement>(null)
  /** The file that the browser chose: it says which of the two pictures is shown. */
  const [file, setFile] = useState('')
  const [roomsOff, setRoomsOff] = useState<readonly Room[]>([])
  const [namedRoom, setNamedRoom] = useState<Room | undefined>()
  const [behind, setBehind] = useState<'wanted' | 'failed' | undefined>()
  const [wiring, setWiring] = useState<Awaited<ReturnType<typeof loadWiring>>>()
  const isPressed = behind === 'wanted'
  // Deferred, so that the button is painted pressed before the house is dark and the wiring is there.
  const showsWiring = useDeferredValue(isPressed)
  const allOff = showsWiring || roomsOff.length === rooms.length
  const picture = file.includes(housePictures.tall.lit) ? 'tall' : 'wide'
  const { width, height, lit: litStem, unlit: unlitStem } = housePictures[picture]
  /** Behind the plaster only the room that is named is lit. */
  const isLit = (room: Room) => (showsWiring ? namedRoom === room : !roomsOff.includes(room))

  useEffect(() => setFile(litImage.current?.currentSrc ?? ''), [])

  // Not on touch, where the click does it: doing it here too would render the house twice.
  const pointAt = (room: Room) => (event: PointerEvent) => event.pointerType !== 'touch' && setNamedRoom(room)
  const press = (room: Room) => {
    setNamedRoom(room)
    // Behind the plaster a switch shows what feeds its room.
    if (!showsWiring) setRoomsOff(isLit(room) ? [...roomsOff, room] : roomsOff.filter((each) => each !== room))
  }
  const switchAll = () => {
    setNamedRoom(hall)
    setBehind(undefined)
    setRoomsOff(allOff ? [] : rooms)
  }
  const toggleWiring = () => {
    // The house may be above the screen by now, on a phone and on a low screen.
    litImage.current?.scrollIntoView({ block: 'nearest' })
    setNamedRoom(hall)
    setBehind(isPressed ? undefined : 'wanted')
    if (!isPressed && !wiring) loadWiring().then(setWiring, () => setBehind((now) => now && 'failed'))
  }

  return (
    <>
      <div className="lit-house__sky" data-print="no" />
      <div className="lit-house__scene">
        <HousePicture ref={litImage} onLoad={({ currentTarget }) => setFile(currentTarget.currentSrc)} />
        {file && (
          <svg
            className="lit-house__plan"
            viewBox={`0 0 ${width} ${height}`}
            // The rooms are drawn in the mask, where white makes them dark.
            color={showsWiring ? '#000' : '#fff'}
            data-night={showsWiring}
            aria-hidden="true"
            data-print="no"
          >
            <linearGradient id="house-outdoors" x2="0" y2="1">
              <stop stopColor="currentColor" stopOpacity="0" />
              <stop offset=".2" stopColor="currentColor" />
            </linearGradient>
            <mask id="house-unlit">
              <rect width="100%" height="100%" fill="#fff" opacity={Number(allOff)} />
              {rooms.map((room) => (
                <polygon
                  key={room.id}
                  points={outlines[picture][room.id]}
                  // No ceiling bounds the light outdoors.
                  fill={room.outdoors ? 'url(#house-outdoors)' : 'currentColor'}
                  opacity={Number(isLit(room) === showsWiring)}
                />
              ))}
            </mask>
            {namedRoom && (
              <image href={file.replace(litStem, unlitStem)} width="100%" height="100%" mask="url(#house-unlit)" />
            )}
            {rooms.map((room) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: an extra for pointers; the board has the links.
              <polygon
                key={room.id}
                className="lit-house__room"
                points={outlines[picture][room.id]}
                data-named={namedRoom === room}
                data-outdoors={room.outdoors}
                onPointerEnter={pointAt(room)}
                onClick={() => press(room)}
              />
            ))}
          </svg>
        )}
        {showsWiring && wiring && (
          <wiring.HouseWiring wiring={wiring.drawings[picture]} size={{ width, height }} fed={namedRoom} />
        )}
      </div>
      <div className="lit-house__board">
        <ul className="lit-house__ways links" aria-label="Rooms and what is done there" data-print="no">
          {rooms.map((room) => (
            <li key={room.id} className="way" onPointerEnter={pointAt(room)}>
              <button
                type="button"
                role="switch"
                className="way__switch needs-script"
                aria-label={`${room.name} light`}
                aria-checked={isLit(room)}
                onClick={() => press(room)}
              />
              <Link className="way__link" to={paths.service(room.service)} onFocus={() => setNamedRoom(room)}>
                {room.name}
                <span className="visually-hidden">{room.says}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className="lit-house__readout">
          <div className="lit-house__controls">
            <button type="button" className={buttonClass('quiet', 'button--small needs-script')} onClick={switchAll}>
              {allOff ? 'All on' : 'All off'}
            </button>
            <button
              type="button"
              className={buttonClass(isPressed ? 'primary' : 'quiet', 'button--small needs-script')}
              aria-pressed={isPressed}
              onClick={toggleWiring}
            >
              Behind the plaster
            </button>
            <PictureCaption text="Illustration" />
          </div>
          <div className="caption lit-house__says needs-script" aria-live={behind ? 'polite' : 'off'}>
            {behind === 'failed' && <p>{litHouse.wiring.failed}</p>}
            {isPressed && !wiring && <p>{litHouse.wiring.loading}</p>}
            {showsWiring && wiring && namedRoom && <wiring.CircuitList {...namedRoom} />}
            {!behind && !namedRoom && <strong aria-hidden="true">{litHouse.hint}</strong>}
            {!behind && namedRoom && (
              <p>
                <strong>{namedRoom.name}.</strong> {namedRoom.says}.{' '}
                <Link to={paths.service(namedRoom.service)}>{serviceNames[namedRoom.service]}</Link>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  )
}

/** The wiring of both pictures, and the code that draws it. */
async function loadWiring() {
  // First, because Firefox never fetches a module again that it could not fetch once.
  const response = await fetch(wiringFile)
  if (!response.ok) throw new Error(`The wiring of the house was answered with ${response.status}`)
  // Cast: a file of the same build.
  const drawings = (await response.json()) as Record<keyof typeof housePictures, Wiring>
  return { drawings, ...(await import('./HouseWiring.tsx')) }
}
