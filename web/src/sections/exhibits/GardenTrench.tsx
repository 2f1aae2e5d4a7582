import { gardenTrench } from '#content/exhibits/garden-trench.ts'
import { Drawing } from './Drawing.tsx'
import { Exhibit } from './Exhibit.tsx'
import './GardenTrench.css'
import trench from './garden-trench.svg?raw'

/** Section of a trench through a lawn, from the wall of a house to a post in the garden. */
export function GardenTrench() {
  return (
    <Exhibit {...gardenTrench}>
      <Drawing svg={trench} />
    </Exhibit>
  )
}
