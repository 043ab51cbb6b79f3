import { useLayoutEffect, useRef, type ReactNode } from 'react'

interface Props {
  id: string
  open: boolean
  /** Called when the browser's search in the page has found text in the closed panel. */
  onFound: () => void
  children: ReactNode
}

/** A panel of a row whose text the browser's search in the page finds while it is closed. */
export function FoundPanel({ id, open, onFound, children }: Props) {
  const panel = useRef<HTMLDivElement>(null)
  // React knows `hidden` as a boolean only, and not the event.
  useLayoutEffect(() => {
    if (open) panel.current!.removeAttribute('hidden')
    else panel.current!.setAttribute('hidden', 'until-found')
  }, [open])
  useLayoutEffect(() => {
    const element = panel.current!
    element.addEventListener('beforematch', onFound)
    return () => element.removeEventListener('beforematch', onFound)
  }, [onFound])
  return (
    <div ref={panel} id={id} className="panel muted">
      {children}
    </div>
  )
}
