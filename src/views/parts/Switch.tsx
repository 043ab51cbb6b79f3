import type { AriaAttributes, ReactNode } from 'react'
import { CheckIcon, LockIcon } from './icons'

interface Props extends AriaAttributes {
  /** The name of its part and action. The visible area has the parts `switch`, `on` or `off`, and `locked`. */
  part?: string
  on: boolean
  /**
   * A locked switch stays focusable, so that screen reader users notice it and its explanation. It shows a lock if it is
   * on, and a pale switch if it is off.
   */
  locked: boolean
  onToggle: () => void
  /** A visible label before it. */
  children?: ReactNode
}

export function Switch({ part, on, locked, onToggle, children, ...names }: Props) {
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
      {...names}
      onClick={locked ? undefined : onToggle}
    >
      {children}
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
