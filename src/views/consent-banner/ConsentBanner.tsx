import { showPopupAtom } from '../../store/dialog-atoms'
import { settingsAtom } from '../../store/settings-atoms'
import { companiesAtom, textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { Button } from '../parts/Button'
import { CloseIcon, ShieldIcon } from '../parts/icons'
import { Overlay } from '../parts/Overlay'
import { PolicyLink } from '../parts/PolicyLink'
import { Status } from '../parts/Status'
import { useViewRoot } from '../use-view-root'

/**
 * The markup of the banner. The build renders this component to static markup (build/banner-markup.mjs), and
 * paint-banner.ts inserts it and adds the behavior, so that visitors do not wait for React. The component therefore has
 * no handlers and no effects, and depends only on the store.
 */
export function ConsentBanner() {
  const root = useViewRoot()
  const { common, cookieBanner } = useValue(textsAtom)
  const { scrollLock, closeButton } = useValue(settingsAtom)
  const shown = useValue(showPopupAtom)
  const companies = useValue(companiesAtom)
  const [start, end] = companies ? cookieBanner.description.split(companies) : [cookieBanner.description]
  return (
    <div className="root" {...root}>
      {shown && (
        <>
          <Overlay shown={scrollLock} />
          <section
            part="banner"
            className="card"
            role={scrollLock ? 'dialog' : 'region'}
            aria-modal={scrollLock || undefined}
            aria-labelledby="title"
            aria-describedby={scrollLock ? 'description' : undefined}
            tabIndex={scrollLock ? -1 : undefined}
            data-closable={closeButton || undefined}
          >
            <div part="text" className="text">
              <div part="header" className="head">
                <h2 id="title" part="title">
                  <span part="icon" className="icon">
                    <slot name="icon">
                      <ShieldIcon />
                    </slot>
                  </span>
                  <span className="name">
                    <slot name="title">{cookieBanner.title}</slot>
                  </span>
                </h2>
                {closeButton && (
                  <button
                    type="button"
                    part="close"
                    data-action="close"
                    className="glyph"
                    aria-label={`${common.close}: ${common.rejectAll}`}
                  >
                    <CloseIcon />
                  </button>
                )}
              </div>
              <p id="description" part="description" className="muted">
                <slot name="description">
                  {start}
                  {companies && (
                    <button type="button" part="companies" data-action="companies" className="link">
                      {companies}
                    </button>
                  )}
                  {companies && <span className="rest">{end}</span>}
                </slot>{' '}
                <slot name="policy-link">
                  <PolicyLink />
                </slot>
              </p>
            </div>
            <div part="actions" className="buttons">
              <Button action="accept" variant="solid">
                {common.acceptAll}
              </Button>
              <Button action="reject" variant="solid">
                {common.rejectAll}
              </Button>
              <Button action="customize" variant="soft">
                {common.customize}
              </Button>
              <slot name="actions" />
            </div>
          </section>
        </>
      )}
      <Status />
    </div>
  )
}
