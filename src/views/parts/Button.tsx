import { forwardRef } from 'react'

interface Props {
  /** What the button does; also the name of its part. */
  action: 'accept' | 'reject' | 'customize' | 'save'
  /** `solid` stands out, `soft` stands by, `quiet` stands back. Accept and Reject always take the same. */
  variant: 'solid' | 'soft' | 'quiet'
  onPress: () => void
  children: string
}

export const Button = forwardRef<HTMLButtonElement, Props>(function Button(
  { action, variant, onPress, children },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      part={action}
      data-action={action}
      className={`button ${variant}`}
      onClick={onPress}
    >
      {children}
    </button>
  )
})
