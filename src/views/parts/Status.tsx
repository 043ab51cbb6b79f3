import { useEffect, useState, type ReactNode } from 'react'
import { STATUS_CLEAR_MS } from './status-clear-ms'

/**
 * One sentence for those who hear the page instead of seeing it.
 * @returns the sentence that stands now, and a function that says another
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

/** A polite live region. It has to be there before its text changes, so it stays when the view beside it goes. */
export function Status({ children }: { children?: ReactNode }) {
  return (
    <div role="status" className="status">
      {children}
    </div>
  )
}
