import { useLayoutEffect, useState, type RefObject } from 'react'

/**
 * Whether the dialog has made its overlay as small as itself, as it does with a `transform`, a `filter` or a
 * `backdrop-filter` of the site's. A change is noticed before the browser paints it.
 */
export function useBoxedOverlay(dialog: RefObject<HTMLDialogElement>): boolean {
  const [boxed, setBoxed] = useState(false)
  useLayoutEffect(() => {
    const overlay = dialog.current?.querySelector('.overlay')
    if (!overlay) return
    const observer = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = document.documentElement
      const { width, height } = overlay.getBoundingClientRect()
      if (width > 0) setBoxed(width < clientWidth - 1 || height < clientHeight - 1)
    })
    observer.observe(overlay)
    return () => observer.disconnect()
  }, [dialog])
  return boxed
}
