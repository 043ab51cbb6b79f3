import { useEffect, useId, useImperativeHandle, useMemo, useRef, type ForwardedRef, type ReactNode } from 'react'
import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../../views/consent-context'
import { useNotice } from '../../views/parts/Status'
import { useViewRoot } from '../../views/use-view-root'
import { warn } from '../warn'
import type { Surface, SurfaceName } from './surface-context'

/** Seen by nobody, read out to those who listen. React writes it by script, which no Content-Security-Policy minds. */
const unseen = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const

/**
 * A sentence that is read out once a decision has been made.
 * @returns says it, and what has to stand in the page before and after
 */
export function useSavedNotice(): { say: () => void; notice: ReactNode } {
  const { saved } = useValue(textsAtom).common
  const [notice, say] = useNotice()
  return {
    say: () => say(saved),
    notice: (
      <div role="status" style={unseen}>
        {notice}
      </div>
    ),
  }
}

/**
 * What every root has: ids, a name for assistive technology, language and direction, and the site's `ref` beside our own.
 * @param title the name where the site leaves the title out
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
    'aria-label': title, // which counts where no title stands in it
    'aria-labelledby': surface.titleId,
    'aria-describedby': surface.descriptionId,
  }
  return { surface, node, attributes }
}
