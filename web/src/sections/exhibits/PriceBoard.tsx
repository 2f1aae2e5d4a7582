import { Link } from 'react-router-dom'
import { serviceCards, unlistedServices } from '#content/lib/services.ts'
import '../../ui/RowLink.css'
import './PriceBoard.css'

/** What starts at a price, as on the board of a shop. */
export function PriceBoard() {
  const priced = [...serviceCards, ...unlistedServices].filter(({ price }) => price.startsWith('From'))
  return (
    <ul className="price-board">
      {priced.map(({ title, href, price }) => (
        <li key={href}>
          <Link className="row-link" to={href}>
            {title}
          </Link>
          <span className="figures">{price}</span>
        </li>
      ))}
    </ul>
  )
}
