import type { ReactNode } from 'react'
import { checkPath, chevronPath, closePath, infoPath, lockPath } from './icon-paths'

const icon = (path: ReactNode) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {path}
  </svg>
)

export const CloseIcon = () => icon(<path d={closePath} />)
export const ChevronIcon = () => icon(<path d={chevronPath} />)
export const ShieldIcon = () =>
  icon(<path d="M12 3l7 3v5.5c0 4.4-2.9 7.8-7 9.5-4.1-1.7-7-5.1-7-9.5V6zM9 12l2.2 2.2L15.2 10" />)
export const CheckIcon = () => icon(<path d={checkPath} />)
export const LockIcon = () => icon(<path d={lockPath} />)
export const InfoIcon = () => icon(<path d={infoPath} />)
