import { CheckIcon, LockIcon } from './icons'

interface Props {
  part: string
  on: boolean
  /** A locked switch keeps its place in the order of focus, so that everybody finds out that it is there and why. */
  locked: boolean
  /** The id of what names it. */
  labelledBy: string
  /** The id of what explains it. */
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
      <span className="track">
        <span className="thumb">{locked ? <LockIcon /> : on ? <CheckIcon /> : null}</span>
      </span>
    </button>
  )
}
