import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import type { TcfChoice } from '../../signals/tcf/tcf-choice'
import { fillText } from '../../translations/fill-text'
import { build } from '../parts/build'
import { icon } from '../parts/icon'
import { closePath } from '../parts/icon-paths'
import { scrollHint } from '../parts/scroll-hint'
import { actionButton } from './action-button'
import { choiceOf, draftOf } from './choice-draft'
import type { LayerTab } from './layer-tab'
import { notice } from './notice'
import { purposesView } from './purposes-view'
import { settingsDialog, settingsTitle } from './settings-dialog'
import type { TcfTexts } from './tcf-texts'
import { vendorListView } from './vendor-list-view'

/** What the second layer can do. */
export interface SecondLayerActions {
  acceptAll: () => void
  rejectAll: () => void
  save: (choice: TcfChoice) => void
  close: () => void
}

/**
 * Builds the second layer: purposes and features, what is based on a legitimate interest (IAB Europe, TCF Policies,
 * Appendix B, D(c), which requires a single layer for it), and the list of vendors. Show it with `showModal()`.
 */
export function secondLayer(
  question: TcfQuestion,
  {
    texts,
    language,
    choice,
    tab,
    lifetimeDays,
    signal,
    actions,
  }: {
    texts: TcfTexts
    language: string
    choice: TcfChoice
    tab: LayerTab
    /** For how many days the choice is stored. */
    lifetimeDays: number
    /** What a browser signal forbids, as a sentence; null without one. */
    signal: string | null
    actions: SecondLayerActions
  },
): HTMLDialogElement {
  const { vendors, options } = question
  const draft = draftOf(choice)
  const interested = vendors.filter(vendor => basesOf(vendor, options).interest.length > 0)
  const others = options.additionalVendors ?? []
  const storage = build('p', { class: 'muted' }, fillText(texts.ownStorage, { count: lifetimeDays }))
  const panels: Record<LayerTab, () => Node[]> = {
    purposes: () => [...purposesView(question, draft, { texts, interestsOnly: false }), storage],
    interests: () => [
      build('p', {}, fillText(texts.description, { vendors: interested.length })),
      build('p', {}, texts.interestNote),
      build('p', {}, texts.scope),
      ...purposesView({ ...question, vendors: interested }, draft, { texts, interestsOnly: true }),
      build('h3', {}, texts.vendorsTab),
      vendorListView({ ...question, vendors: interested }, draft, { texts, language, others: [] }),
      storage,
    ],
    vendors: () => [vendorListView(question, draft, { texts, language, others })],
  }
  const tabFor = (name: LayerTab, text: string): HTMLElement =>
    build('button', { type: 'button', click: () => show(name) }, text)
  const tabs: Record<LayerTab, HTMLElement> = {
    purposes: tabFor('purposes', texts.purposesTab),
    interests: tabFor('interests', `${texts.interest} (${interested.length})`),
    vendors: tabFor('vendors', `${texts.vendorsTab} (${vendors.length + others.length})`),
  }
  const content = build('div', { class: 'content' })
  // A panel is built each time it is shown, because two of them have the same switches.
  const show = (name: LayerTab): void => {
    const note = notice(signal)
    content.replaceChildren(...(note === null ? [] : [note]), ...panels[name]())
    for (const [other, button] of Object.entries(tabs)) button.setAttribute('aria-pressed', String(other === name))
    area.scrollTop = 0
  }
  const { acceptAll, rejectAll, save, close } = actions
  // Title and tabs scroll away where the room is short: see tcfStyles.
  const area = build(
    'div',
    { class: 'scroll', tabindex: '0', role: 'region', 'aria-labelledby': 'settings' },
    build(
      'div',
      { class: 'top' },
      build(
        'div',
        { class: 'head' },
        settingsTitle(texts.settingsTitle),
        build(
          'button',
          { type: 'button', class: 'glyph', part: 'close', 'aria-label': texts.close, click: close },
          icon(closePath),
        ),
      ),
      build('div', { class: 'tabs' }, tabs.purposes, interested.length > 0 && tabs.interests, tabs.vendors),
    ),
    content,
  )
  show(tab)
  return settingsDialog(
    '',
    close,
    scrollHint(area),
    build(
      'div',
      { class: 'actions' },
      actionButton('reject', 'solid', texts.reject, rejectAll),
      actionButton('accept', 'solid', texts.accept, acceptAll),
      actionButton('save', 'soft', texts.save, () => save(choiceOf(draft))),
    ),
  )
}
