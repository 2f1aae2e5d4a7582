import { honeypot } from '#shared/enquiry-rules.ts'

/**
 * A field that people never see and simple bots fill in. `hidden` rather than positioned off the screen, because
 * browsers and password managers fill in displayed fields.
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
