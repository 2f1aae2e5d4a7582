import { sceneKeypad } from '#content/exhibits/scene-keypad.ts'
import './Exhibit.css'
import './SceneKeypad.css'

/** A keypad with one scene per button, which is the first column of a table of what each sets. */
export function SceneKeypad() {
  const { title, text, lights, scenes } = sceneKeypad
  return (
    <section className="band band--close on-ink" aria-labelledby="scenes-title">
      <div className="wrap scenes">
        <div className="exhibit__head split" data-split="6-6">
          <h2 id="scenes-title">{title}</h2>
          <p className="band__text">{text}</p>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, also by keyboard. */}
        <section className="scenes__scroller" aria-label="What each button sets" tabIndex={0}>
          <table className="exhibit__table scenes__levels figures">
            <caption className="visually-hidden">How bright each button makes the lights</caption>
            <thead>
              <tr>
                <th scope="col">Button</th>
                {lights.map((light) => (
                  <th key={light} scope="col">
                    {light}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {scenes.map(({ name, levels, also }) => (
                <tr key={name}>
                  <th scope="row">
                    <div className="scenes__button">
                      {name} <span className="scenes__also">{also}</span>
                    </div>
                  </th>
                  {levels.map((level, index) => (
                    <td key={lights[index]}>
                      <svg className="scenes__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
                        <rect width={level} height="8" />
                      </svg>
                      {level === 0 ? 'off' : `${level}%`}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </section>
  )
}
