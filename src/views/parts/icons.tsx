import type { ReactNode } from 'react'

const icon = (path: ReactNode) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {path}
  </svg>
)

export const CloseIcon = () => icon(<path d="M6 6l12 12M18 6L6 18" />)
export const ChevronIcon = () => icon(<path d="M6 9l6 6 6-6" />)
export const ShieldIcon = () =>
  icon(<path d="M12 3l7 3v5.5c0 4.4-2.9 7.8-7 9.5-4.1-1.7-7-5.1-7-9.5V6zM9 12l2.2 2.2L15.2 10" />)
export const CheckIcon = () => icon(<path d="M6 12.5l4 4 8-9" />)
export const LockIcon = () => icon(<path d="M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z" />)
export const InfoIcon = () => icon(<path d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8h.01" />)
