import './Ticks.css'

/** A list of short lines with tick marks. */
export function Ticks({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className={columns === 2 ? 'ticks ruled pairs' : 'ticks ruled'}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
