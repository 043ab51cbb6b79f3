import { InfoIcon } from './icons'

/** A sentence in a box, such as how a browser signal limits the choice; nothing without a text. */
export const Notice = ({ children }: { children: string | null }) =>
  children && (
    <p part="note" className="note">
      <InfoIcon />
      <span>{children}</span>
    </p>
  )
