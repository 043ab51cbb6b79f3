import { useCallback, useId, useState, type ReactNode } from 'react'
import { FoundPanel } from '../parts/FoundPanel'
import { Row } from '../parts/Row'

interface Props {
  name: string
  /** Its switches, if it has any. */
  switches?: ReactNode
  /** Whether it is one of many, whose text is rendered when it is opened for the first time. */
  isLazy?: boolean
  /** What it unfolds. */
  children: ReactNode
}

/** A purpose, a feature or a vendor, which unfolds what there is to know about it. */
export function Entry({ name, switches, isLazy = false, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState<boolean | null>(null)
  const unfold = useCallback(() => setOpen(true), [])
  return (
    <li className={isLazy ? 'vendor' : undefined}>
      <Row
        as="div"
        className="opener disclosure"
        aria-expanded={open === true}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        end={switches}
      >
        <bdi>{name}</bdi>
      </Row>
      {isLazy ? (
        <div id={id} className="panel muted" hidden={!open}>
          {open !== null && children}
        </div>
      ) : (
        <FoundPanel id={id} open={open === true} onFound={unfold}>
          {children}
        </FoundPanel>
      )}
    </li>
  )
}
