import './Ticks.css'

/** A list of short lines with tick marks. */
export function Ticks({ items, columns = 1 }: { items: readonly string[]; columns?: 1 | 2 }) {
  return (
    <ul className="ticks ruled" data-columns={columns}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
