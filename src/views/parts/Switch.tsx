import { CheckIcon, LockIcon } from './icons'

interface Props {
  /** The name of its part and action. The visible area has the parts `switch`, `on` or `off`, and `locked`. */
  part: string
  on: boolean
  /**
   * A locked switch stays focusable, so that screen reader users notice it and its explanation. It shows a lock if it is
   * on, and a pale switch if it is off.
   */
  locked: boolean
  /** The id of the element that labels it. */
  labelledBy: string
  /** The ids of the elements that describe it. */
  describedBy?: string
  onToggle: () => void
}

export function Switch({ part, on, locked, labelledBy, describedBy, onToggle }: Props) {
  const state = `${on ? 'on' : 'off'}${locked ? ' locked' : ''}`
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
      {locked && on ? (
        <span part={`switch ${state}`} className="lock">
          <LockIcon />
        </span>
      ) : (
        <span part={`switch track ${state}`} className="track">
          <span part={`thumb ${state}`} className="thumb">
            {on && <CheckIcon />}
          </span>
        </span>
      )}
    </button>
  )
}
