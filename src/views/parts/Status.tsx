import { useEffect, useState, type ReactNode } from 'react'
import { STATUS_CLEAR_MS } from './status-clear-ms'

/**
 * Provides a message for a live region.
 * @returns the current message, and a function that announces a new one
 */
export function useNotice(): [string, (text: string) => void] {
  const [notice, say] = useState('')
  useEffect(() => {
    if (notice === '') return
    const timer = setTimeout(() => say(''), STATUS_CLEAR_MS)
    return () => clearTimeout(timer)
  }, [notice])
  return [notice, say]
}

/** A polite live region. It has to exist before its text changes, so it stays when the view next to it is removed. */
export function Status({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="status">
      {children}
    </div>
  )
}
