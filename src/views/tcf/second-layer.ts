import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import type { TcfChoice } from '../../signals/tcf/tcf-choice'
import { fillText } from '../../translations/fill-text'
import { build } from './build'
import { choiceOf, draftOf } from './choice-draft'
import { switchFor } from './switch-for'
import type { TcfTexts } from './tcf-texts'
import { vendorListView } from './vendor-list-view'

/** What the second layer can do. */
export interface SecondLayerActions {
  acceptAll: () => void
  rejectAll: () => void
  save: (choice: TcfChoice) => void
  close: () => void
}

interface Described {
  name: string
  description: string
  illustrations?: string[]
}

/** Builds the second layer: purposes and features, and the list of vendors. Show it with `showModal()`. */
export function secondLayer(
  question: TcfQuestion,
  {
    texts,
    language,
    choice,
    tab,
    actions,
  }: { texts: TcfTexts; language: string; choice: TcfChoice; tab: 'purposes' | 'vendors'; actions: SecondLayerActions },
): HTMLDialogElement {
  const { list, purposes, interests, specialFeatures, vendors, options } = question
  const draft = draftOf(choice)
  const bases = vendors.map(vendor => basesOf(vendor, options))
  const entry = (
    described: Described | undefined,
    note: string | null,
    ...switches: (HTMLElement | null)[]
  ): HTMLElement => {
    const { name = '', description = '', illustrations = [] } = described ?? {}
    return build(
      'li',
      { class: 'row', 'data-wide': switches.every(one => one === null) },
      build(
        'details',
        {},
        build('summary', {}, build('bdi', {}, name)),
        build(
          'div',
          { class: 'facts' },
          build('p', { dir: 'auto' }, description),
          illustrations.length > 0 && build('h4', {}, texts.examples),
          illustrations.length > 0 && build('ul', {}, ...illustrations.map(text => build('li', { dir: 'auto' }, text))),
          note && build('p', {}, note),
        ),
      ),
      build('div', { class: 'switches' }, ...switches),
    )
  }
  const usedBy = (count: number): string => fillText(texts.used, { count })
  const purpose = (id: number): HTMLElement => {
    const described = list.purposes[id] as Described | undefined
    const name = described?.name ?? String(id)
    return entry(
      described,
      usedBy(bases.filter(({ consent, interest }) => consent.includes(id) || interest.includes(id)).length),
      purposes.includes(id) ? switchFor(draft.purposes, id, texts.consent, name) : null,
      interests.includes(id) ? switchFor(draft.interests, id, texts.interest, name) : null,
    )
  }
  const usedIds = (kind: 'specialPurposes' | 'features'): number[] =>
    [...new Set(vendors.flatMap(vendor => vendor[kind]))].sort((one, other) => one - other)
  const section = (title: string, entries: readonly HTMLElement[], note?: string): readonly (Node | false)[] => [
    entries.length > 0 && build('h3', {}, title),
    entries.length > 0 && note !== undefined && build('p', { class: 'note' }, note),
    entries.length > 0 && build('ul', {}, ...entries),
  ]
  const count = (kind: 'specialPurposes' | 'features' | 'specialFeatures', id: number): string =>
    usedBy(vendors.filter(vendor => vendor[kind].includes(id)).length)
  const ids = [...new Set([...purposes, ...interests])].sort((one, other) => one - other)
  const panels = {
    purposes: build(
      'div',
      {},
      ...section(texts.purposesTitle, ids.map(purpose)),
      ...section(
        texts.specialFeaturesTitle,
        specialFeatures.map(id => {
          const described = list.specialFeatures[id] as Described | undefined
          const name = described?.name ?? String(id)
          return entry(
            described,
            count('specialFeatures', id),
            switchFor(draft.specialFeatures, id, texts.consent, name),
          )
        }),
      ),
      ...section(
        texts.specialPurposesTitle,
        usedIds('specialPurposes').map(id =>
          entry(list.specialPurposes[id] as Described | undefined, count('specialPurposes', id), null),
        ),
        texts.alwaysActive,
      ),
      ...section(
        texts.featuresTitle,
        usedIds('features').map(id => entry(list.features[id] as Described | undefined, count('features', id), null)),
      ),
    ),
    vendors: build('div', {}),
  }
  const tabs = {
    purposes: build('button', { type: 'button', click: () => show('purposes') }, texts.purposesTab),
    vendors: build(
      'button',
      { type: 'button', click: () => show('vendors') },
      `${texts.vendorsTab} (${vendors.length})`,
    ),
  }
  const content = build(
    'div',
    { class: 'content', tabindex: '0', role: 'group', 'aria-labelledby': 'settings' },
    panels.purposes,
    panels.vendors,
  )
  const show = (name: 'purposes' | 'vendors'): void => {
    if (name === 'vendors' && !panels.vendors.firstChild)
      panels.vendors.append(vendorListView(question, draft, texts, language))
    for (const other of ['purposes', 'vendors'] as const) {
      panels[other].hidden = other !== name
      tabs[other].setAttribute('aria-pressed', String(other === name))
    }
    content.scrollTop = 0
  }
  show(tab)
  const { acceptAll, rejectAll, save, close } = actions
  return build(
    'dialog',
    {
      class: 'settings',
      part: 'settings',
      'aria-labelledby': 'settings',
      cancel: event => {
        event.preventDefault()
        close()
      },
    },
    build(
      'header',
      {},
      build('h2', { id: 'settings' }, texts.settingsTitle),
      build('button', { type: 'button', class: 'close', 'aria-label': texts.close, click: close }, '✕'),
    ),
    build('div', { class: 'tabs' }, tabs.purposes, tabs.vendors),
    content,
    build(
      'div',
      { class: 'actions' },
      build('button', { type: 'button', part: 'button save', click: () => save(choiceOf(draft)) }, texts.save),
      build('button', { type: 'button', class: 'main', part: 'button reject', click: rejectAll }, texts.reject),
      build('button', { type: 'button', class: 'main', part: 'button accept', click: acceptAll }, texts.accept),
    ),
  )
}
