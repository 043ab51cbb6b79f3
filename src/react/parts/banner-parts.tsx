import { forwardRef, useEffect, useLayoutEffect, useState, type ForwardedRef, type KeyboardEvent } from 'react'
import { openSettingsAtom } from '../../store/actions'
import type { ConsentStore } from '../../store/create-consent-store'
import { customizeButtonAtom } from '../../store/ui-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { bannerAtom } from '../../views/consent-banner/banner-atom'
import { TRANSLATIONS_TIMEOUT_MS } from '../../views/consent-banner/translations-timeout'
import { useAct, useValue } from '../../views/consent-context'
import { keepTabInside } from '../../views/keep-tab-inside'
import { lockPageScroll } from '../../views/lock-page-scroll'
import { usePresence, type Phase } from '../../views/use-presence'
import { useRunningStore } from '../use-running-store'
import { commonParts } from './common-parts'
import { part, type PartProps } from './part'
import { SurfaceContext } from './surface-context'
import { useSavedNotice, useSurfaceRoot } from './use-surface-root'

const name = 'ConsentBanner'

/**
 * The root of a banner in the site's own layout: a `<section>` that is rendered while the banner is open and while it
 * fades out (`data-phase="out"`). With the option `scrollLock` it is a modal dialog.
 * @throws Error outside a ConsentProvider
 */
const Root = forwardRef<HTMLElement, PartProps>((given, ref) => {
  const store = useRunningStore()
  return store && <RunningRoot given={given} forwarded={ref} store={store} />
})
Root.displayName = `${name}.Root`

interface RunningProps {
  given: PartProps
  forwarded: ForwardedRef<HTMLElement>
  store: ConsentStore
}

function RunningRoot({ given, forwarded, store }: RunningProps) {
  const { shown, textsAwaited } = useValue(bannerAtom)
  const [isWaiting, setWaiting] = useState(true)
  const isDeferred = shown && textsAwaited && isWaiting
  useEffect(() => {
    if (!isDeferred) return
    const timer = setTimeout(() => setWaiting(false), TRANSLATIONS_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isDeferred])
  const { title } = useValue(textsAtom).cookieBanner
  const { announce, notice } = useSavedNotice()
  const { surface, node, attributes } = useSurfaceRoot(name, title, announce, forwarded)
  const phase = usePresence(shown && !isDeferred, node)
  const isModal = useValue(settingsAtom).scrollLock

  useLayoutEffect(() => void node.current?.toggleAttribute('inert', phase === 'out'), [node, phase])
  const locks = isModal && phase === 'in'
  useEffect(() => {
    if (!locks) return
    document.getElementById(surface.titleId)?.focus()
    return lockPageScroll()
  }, [locks, surface])
  useEffect(() => {
    store.set(
      customizeButtonAtom,
      (phase && node.current?.querySelector<HTMLElement>('[data-action=customize]')) ?? null,
    )
  }, [store, node, phase])

  return (
    <SurfaceContext.Provider value={surface}>
      {phase && <section {...given} {...attributes} {...modeAttributes(isModal, phase)} ref={node} />}
      {notice}
    </SurfaceContext.Provider>
  )
}

const modeAttributes = (isModal: boolean, phase: NonNullable<Phase>) => ({
  'data-phase': phase,
  role: isModal ? 'dialog' : 'region',
  ...(isModal && {
    'aria-modal': true,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => keepTabInside(event, event.currentTarget),
  }),
})

/** The parts of the banner, for the site's own layout. */
export const bannerParts = {
  Root,
  ...commonParts(name, ({ cookieBanner }) => cookieBanner),
  /** Opens the settings. */
  CustomizeButton: part(name, 'CustomizeButton', 'button', () => ({
    content: useValue(textsAtom).common.customize,
    attributes: { type: 'button', 'data-action': 'customize' },
    onPress: useAct(openSettingsAtom),
  })),
  /** Dims the page behind the banner with the option `scrollLock`; otherwise null. */
  Overlay: part(name, 'Overlay', 'div', () =>
    useValue(settingsAtom).scrollLock ? { attributes: { 'aria-hidden': true } } : null,
  ),
}
