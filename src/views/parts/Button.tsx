interface Props {
  /** What the button does; also the name of its part. */
  action: 'accept' | 'reject' | 'customize' | 'save' | 'download'
  /** `solid` stands out, `soft` stands by, `quiet` stands back. Accept and Reject always take the same. */
  variant: 'solid' | 'soft' | 'quiet'
  /** Left out where presses are heard further up, by `data-action`. */
  onPress?: () => void
  children: string
}

export const Button = ({ action, variant, onPress, children }: Props) => (
  <button type="button" part={action} data-action={action} className={`button ${variant}`} onClick={onPress}>
    {children}
  </button>
)
