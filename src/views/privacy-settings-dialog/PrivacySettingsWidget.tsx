import { textsAtom } from '../../store/text-atoms'
import { useValue } from '../consent-context'
import { Status, useNotice } from '../parts/Status'
import { useViewRoot } from '../use-view-root'
import { CategoryAccordion } from './CategoryAccordion'
import { SettingsDecision } from './SettingsDecision'
import { SettingsFooter } from './SettingsFooter'
import { SettingsIntroduction } from './SettingsIntroduction'
import { useWidgetShown } from './use-widget-shown'

/** The privacy settings within a page, for example in the privacy policy. It needs `widgetStyles`. */
export function PrivacySettingsWidget() {
  const root = useViewRoot()
  const { common, consentManagerDialog } = useValue(textsAtom)
  const [notice, say] = useNotice()
  useWidgetShown()
  return (
    <div className="root inline" {...root}>
      <section className="card" aria-labelledby="title" aria-describedby="description">
        <h2 id="title" part="title">
          <slot name="title">{consentManagerDialog.title}</slot>
        </h2>
        <SettingsIntroduction />
        <CategoryAccordion />
        <SettingsDecision />
        <SettingsFooter onDecided={() => say(common.saved)} />
      </section>
      <Status>{notice}</Status>
    </div>
  )
}
