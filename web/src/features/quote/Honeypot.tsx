import { honeypot } from '#contract/quote-rules.ts'

/**
 * A field that people never see and simple robots fill in [L9]. `hidden`, not moved off the screen: browsers and
 * password managers fill in what is displayed.
 */
export function Honeypot() {
  return (
    <div hidden>
      <label>
        {honeypot.label} <input {...honeypot.attributes} />
      </label>
    </div>
  )
}
