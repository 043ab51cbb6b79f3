import { useEffect, useId, useImperativeHandle, useMemo, useRef, type ForwardedRef, type ReactNode } from 'react'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../../views/consent-context'
import { useNotice } from '../../views/parts/Status'
import { useViewRoot } from '../../views/use-view-root'
import { warn } from '../warn'
import type { Surface, SurfaceName } from './surface-context'

/** Visually hidden styles. React sets them through the CSSOM, which a Content-Security-Policy allows. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * Provides the message that screen readers announce after a decision.
 * @returns `announce` for it, and the live region `notice`, which has to be in the page before that
 */
export function useSavedNotice(): { announce: () => void; notice: ReactNode } {
  const { saved } = useValue(textsAtom).common
  const [notice, announce] = useNotice()
  return {
    announce: () => announce(saved),
    notice: (
      <div role="status" style={unseen}>
        {notice}
      </div>
    ),
  }
}

/**
 * Provides the ids, accessible name, language, direction and ref of a root.
 * @param title the accessible name if the site omits the Title part
 */
export function useSurfaceRoot<E extends HTMLElement>(
  name: SurfaceName,
  title: string,
  onDecided: () => void,
  given: ForwardedRef<E>,
) {
  const id = useId()
  const node = useRef<E | null>(null)
  const latest = useRef(onDecided)
  useEffect(() => void (latest.current = onDecided))
  const surface = useMemo<Surface>(
    () => ({
      name,
      titleId: `${id}title`,
      descriptionId: `${id}description`,
      onDecided: () => latest.current(),
      present: new Set(),
    }),
    [name, id],
  )
  useEffect(() => {
    const { present } = surface
    if (present.has('AcceptButton') && !present.has('RejectButton'))
      warn(
        `<${name}.Root> has an AcceptButton and no RejectButton; refusing must be as easy as accepting, so put <${name}.RejectButton /> beside it`,
      )
  })
  useImperativeHandle<E | null, E | null>(given, () => node.current)
  const attributes = {
    ...useViewRoot(),
    'aria-label': title, // used if there is no Title
    'aria-labelledby': surface.titleId,
    'aria-describedby': surface.descriptionId,
  }
  return { surface, node, attributes }
}
