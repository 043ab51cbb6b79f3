import { useCallback, useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { acceptAllAtom, openSettingsAtom, rejectAllAtom } from '../../store/actions'
import { showPopupAtom } from '../../store/dialog-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { textsAtom } from '../../store/text-atoms'
import { useAct, useConsentStore, useValue } from '../consent-context'
import { customizeButtons } from '../customize-button'
import { keepTabInside } from '../keep-tab-inside'
import { lockPageScroll } from '../lock-page-scroll'
import { Button } from '../parts/Button'
import { ErrorBoundary } from '../parts/ErrorBoundary'
import { ShieldIcon } from '../parts/icons'
import { Overlay } from '../parts/Overlay'
import { PolicyLink } from '../parts/PolicyLink'
import { Status, useNotice } from '../parts/Status'
import { usePresence } from '../use-presence'
import { useViewRoot } from '../use-view-root'
import { useGivingWay } from './use-giving-way'
import { useRising } from './use-rising'

/**
 * Asks the visitor, beside the page or, with `settings.scrollLock`, in front of it. It needs `bannerStyles` and a
 * `ConsentContext` around it, and draws nothing while nothing is to be asked. A crash stays inside it.
 */
export function ConsentBanner() {
  // A missing provider is the developer's to mend and must be heard, not caught.
  useConsentStore()
  return (
    <ErrorBoundary fallback={<CrashedBanner />}>
      <Banner />
    </ErrorBoundary>
  )
}

function Banner() {
  const root = useViewRoot()
  const { common, cookieBanner } = useValue(textsAtom)
  const { scrollLock } = useValue(settingsAtom)
  const shown = useValue(showPopupAtom)
  const store = useConsentStore()
  const acceptAll = useAct(acceptAllAtom)
  const rejectAll = useAct(rejectAllAtom)
  const openSettings = useAct(openSettingsAtom)
  const card = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const phase = usePresence(shown, card)
  const side = useGivingWay(shown && !scrollLock, card)
  useRising(shown, card)
  const [notice, say] = useNotice()
  const modal = shown && scrollLock

  // `inert` as an attribute: React 18 and 19 disagree about the property.
  useLayoutEffect(() => {
    card.current?.toggleAttribute('inert', phase === 'out')
  }, [phase])

  useEffect(() => {
    if (!modal) return
    title.current?.focus()
    return lockPageScroll()
  }, [modal])

  const customizeRef = useCallback(
    (button: HTMLButtonElement | null) => {
      if (button) customizeButtons.set(store, button)
      else customizeButtons.delete(store)
    },
    [store],
  )
  const decide = (act: () => void) => () => {
    act()
    say(common.saved)
  }
  const keepTab = (event: KeyboardEvent<HTMLElement>): void => keepTabInside(event, event.currentTarget)

  return (
    <div className="root" data-phase={phase ?? undefined} data-side={side} {...root}>
      {phase && (
        <>
          <Overlay shown={scrollLock} />
          <section
            ref={card}
            part="banner"
            className="card"
            role={scrollLock ? 'dialog' : 'region'}
            aria-modal={scrollLock || undefined}
            aria-labelledby="title"
            aria-describedby={scrollLock ? 'description' : undefined}
            onKeyDown={scrollLock ? keepTab : undefined}
          >
            <div className="head">
              <ShieldIcon />
              <h2 ref={title} id="title" part="title" tabIndex={scrollLock ? -1 : undefined}>
                {cookieBanner.title}
              </h2>
            </div>
            <p id="description" part="description" className="muted">
              {cookieBanner.description} <PolicyLink />
            </p>
            <div className="buttons">
              <Button action="accept" variant="solid" onPress={decide(acceptAll)}>
                {common.acceptAll}
              </Button>
              <Button action="reject" variant="solid" onPress={decide(rejectAll)}>
                {common.rejectAll}
              </Button>
              <Button action="customize" variant="soft" onPress={openSettings} ref={customizeRef}>
                {common.customize}
              </Button>
            </div>
          </section>
        </>
      )}
      <Status>{notice}</Status>
    </div>
  )
}

/** It must not crash in its turn, so it asks nothing of the store, not even for a language. */
const CrashedBanner = () => (
  <div className="root" lang="en" dir="ltr" data-scheme="system">
    <section part="banner" className="card" role="region" aria-label="Cookie Banner">
      <p className="crash">Something went wrong with the Cookie Banner.</p>
    </section>
  </div>
)
