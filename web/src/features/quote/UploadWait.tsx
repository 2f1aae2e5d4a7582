import { Button } from '../../ui/Button.tsx'

type UploadWaitProps = {
  /** True when nothing has moved for some seconds. */
  stalled: boolean
  onLeave: (how: 'without photos' | 'cancel') => void
}

/** Shown while photos are uploaded: nobody has to wait for them. */
export function UploadWait({ stalled, onLeave }: UploadWaitProps) {
  return (
    <div className="quote-form__wait">
      <p role="status">
        {stalled
          ? 'The photos are not getting through. You can wait, or send without them now: you can always send them by WhatsApp later.'
          : 'The photos go first, then your words.'}
      </p>
      <p className="quote-form__choices">
        <Button kind="secondary" onClick={() => onLeave('without photos')}>
          Send without photos
        </Button>
        <Button kind="quiet" onClick={() => onLeave('cancel')}>
          Cancel
        </Button>
      </p>
    </div>
  )
}
