interface Props {
  /** Its label, which shows while it is empty. */
  label: string
  onInput: (text: string) => void
}

/** A field to search in a list. */
export const Field = ({ label, onInput }: Props) => (
  <input
    type="search"
    className="field"
    aria-label={label}
    placeholder={label}
    onInput={({ currentTarget }) => onInput(currentTarget.value)}
  />
)
