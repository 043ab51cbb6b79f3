import type { ComponentProps, ReactNode } from 'react'
import { ChevronIcon } from './icons'

/** Attributes of the button that unfolds the panel below the row, with its name as children. */
interface Props extends ComponentProps<'button'> {
  /** The element around the button: a heading, unless the rows are entries below one. */
  as?: 'h3' | 'div'
  /** Whether visitors can change nothing at its end. */
  fixed?: boolean
  /** A note below the name. */
  note?: ReactNode
  /** The switch at the end. */
  end?: ReactNode
}

/** A row of a list: a button with a chevron and a name, which unfolds the panel that follows, and a switch at the end. */
export const Row = ({ as: Title = 'h3', fixed, note, end, children, ...button }: Props) => (
  <div className={fixed ? 'row fixed' : 'row'}>
    <div className="name">
      <Title>
        <button type="button" className="opener" {...button}>
          <ChevronIcon />
          <span className="label">{children}</span>
        </button>
      </Title>
      {note}
    </div>
    {end}
  </div>
)
