import type { MouseEvent } from 'react'

interface Props {
  /** The action of the button, which is also the name of its part. */
  action: 'accept' | 'reject' | 'customize' | 'save' | 'download'
  /** Decreasing emphasis: `solid`, `soft`, `quiet`. Accept and Reject always have the same. */
  variant: 'solid' | 'soft' | 'quiet'
  /** Omitted if an ancestor handles clicks by `data-action`. */
  onPress?: (event: MouseEvent) => void
  children: string
}

export const Button = ({ action, variant, onPress, children }: Props) => (
  <button type="button" part={action} data-action={action} className={`button ${variant}`} onClick={onPress}>
    {children}
  </button>
)
