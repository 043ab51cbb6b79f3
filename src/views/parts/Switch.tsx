import { CheckIcon, LockIcon } from './icons'

interface Props {
  /** The name of its part and of its action. What is seen of it has the part `switch`. */
  part: string
  on: boolean
  /** A locked switch keeps its place in the order of focus, so that everybody finds out that it is there and why. */
  locked: boolean
  /** The id of what names it. */
  labelledBy: string
  /** The ids of what explains it. */
  describedBy?: string
  onToggle: () => void
}

export function Switch({ part, on, locked, labelledBy, describedBy, onToggle }: Props) {
  return (
    <button
      type="button"
      role="switch"
      part={part}
      data-action={part}
      className="switch"
      aria-checked={on}
      aria-disabled={locked || undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClick={locked ? undefined : onToggle}
    >
      {locked ? (
        <span part="switch" className="lock">
          <LockIcon />
        </span>
      ) : (
        <span part="switch track" className="track">
          <span part="thumb" className="thumb">
            {on && <CheckIcon />}
          </span>
        </span>
      )}
    </button>
  )
}
