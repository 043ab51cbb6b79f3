import { useState, type ReactNode } from 'react'
import { ChevronIcon } from './icons'

interface Props {
  /** The id of the content. */
  id: string
  label: string
  children?: ReactNode
  /** More content, which is rendered only while it shows: long lists. */
  later?: ReactNode
}

/** A button that unfolds what is below it, with the same chevron as the categories. */
export function Disclosure({ id, label, children, later }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        part="disclosure"
        className="disclosure"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ChevronIcon />
        <span>{label}</span>
      </button>
      <div id={id} className="disclosed" hidden={!open}>
        {children}
        {open && later}
      </div>
    </>
  )
}
