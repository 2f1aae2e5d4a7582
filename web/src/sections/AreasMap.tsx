import { Link } from 'react-router-dom'
import { areaSummaries } from '#content/areas.ts'
import { paths } from '../paths.ts'

/** The Thames from Kingston to Wandsworth and the ten areas where they lie. A plain list on small screens. */
export function AreasMap() {
  return (
    <div className="areas-map">
      <svg className="areas-map__river" viewBox="0 0 1255 1000" aria-hidden="true">
        <path
          className="areas-map__park"
          d="M392 518C414 501 484 502 525 494C566 486 613 470 647 470C680 470 720 473 734 494C748 514 738 563 734 598C730 632 729 673 711 707C694 741 654 789 624 811C593 833 555 862 521 848C487 833 432 759 411 720C389 680 391 636 388 604C385 571 370 536 392 518Z"
        />
        <path
          className="areas-map__park"
          d="M392 134C402 124 428 120 437 128C447 136 454 160 453 183C451 206 442 250 430 274C418 299 400 328 376 335C353 343 288 335 281 323C275 311 324 284 338 262C353 241 364 210 373 189C381 169 381 144 392 134Z"
        />
        <path
          className="areas-map__park"
          d="M833 604C858 602 919 635 939 659C960 682 977 720 962 750C948 780 877 842 848 848C819 853 791 815 780 787C769 758 771 700 780 671C788 641 807 606 833 604Z"
        />
        <path
          id="thames"
          className="areas-map__water"
          d="M323 1098C322 1085 318 1055 316 1024C314 994 328 954 312 915C295 875 240 823 217 787C193 750 176 726 171 695C167 665 172 622 190 604C209 586 256 597 281 588C307 579 335 571 342 549C349 527 338 482 323 457C309 433 273 425 255 402C237 380 207 349 217 323C226 298 289 278 312 250C335 222 326 178 354 152C381 127 442 102 475 98C509 93 532 97 555 126C578 154 593 239 612 268C631 298 648 301 669 302C690 303 721 293 738 274C755 255 762 219 772 189C782 159 776 113 799 95C822 77 886 72 910 83C935 93 935 132 945 159C955 185 954 213 970 244C986 274 1010 315 1042 341C1074 367 1126 396 1164 400C1202 404 1252 372 1270 366"
        />
        <text dy="-20">
          <textPath href="#thames" startOffset="90.5%">
            The Thames
          </textPath>
        </text>
        <text x="560" y="690">
          Richmond Park
        </text>
      </svg>
      <ul className="areas-map__places">
        {areaSummaries.map(({ name, slug, outcodes }) => (
          <li key={slug} className={`areas-map__place areas-map__place--${slug}`}>
            <Link to={paths.area(slug)}>
              {name} <span className="areas-map__outcodes">{outcodes.join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
