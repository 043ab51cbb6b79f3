import type { Vendor } from '@iabtechlabtcf/core'
import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { build } from '../parts/build'
import type { ChoiceDraft } from './choice-draft'
import { disclosure } from './disclosure'
import { switchFor } from './switch-for'
import type { TcfTexts } from './tcf-texts'

interface Described {
  name: string
  description: string
  illustrations?: string[]
}

/** The vendors of an entry, below a title such as the legal basis. */
type Users = readonly [title: string, vendors: readonly Vendor[]]

/**
 * Builds the list of purposes and features with their standard texts, and the vendors of each by legal basis (IAB Europe,
 * TCF Policies, Appendix B, B(b), B(f), C(c)II and D(c)IV). Features have no switch.
 * @param shown.interestsOnly whether only what is based on a legitimate interest is listed
 */
export function purposesView(
  { list, purposes, interests, specialFeatures, vendors, options }: TcfQuestion,
  draft: ChoiceDraft,
  { texts, interestsOnly }: { texts: TcfTexts; interestsOnly: boolean },
): Node[] {
  const bases = new Map(vendors.map(vendor => [vendor, basesOf(vendor, options)]))
  const described = (table: unknown, id: number): Described => ({
    name: String(id),
    description: '',
    ...(table as Record<string, Partial<Described> | undefined>)[id],
  })
  const using = (kind: 'specialPurposes' | 'features' | 'specialFeatures', id: number): Users[] => [
    ['', vendors.filter(vendor => vendor[kind].includes(id))],
  ]
  const withBasis = (basis: 'consent' | 'interest', id: number): Users => [
    texts[basis],
    vendors.filter(vendor => bases.get(vendor)![basis].includes(id)),
  ]

  const purpose = (id: number): HTMLElement => {
    const about = described(list.purposes, id)
    return entryOf(
      about,
      [...(interestsOnly ? [] : [withBasis('consent', id)]), withBasis('interest', id)],
      texts,
      !interestsOnly && purposes.includes(id) && switchFor(draft.purposes, id, texts.consent, about.name),
      interests.includes(id) && switchFor(draft.interests, id, texts.interest, about.name),
    )
  }
  const specialFeature = (id: number): HTMLElement => {
    const about = described(list.specialFeatures, id)
    return entryOf(
      about,
      using('specialFeatures', id),
      texts,
      switchFor(draft.specialFeatures, id, texts.consent, about.name),
    )
  }
  const declared = (kind: 'specialPurposes' | 'features'): HTMLElement[] =>
    [...new Set(vendors.flatMap(vendor => vendor[kind]))]
      .sort((one, other) => one - other)
      .map(id => entryOf(described(list[kind], id), using(kind, id), texts))

  const listed = interestsOnly ? interests : [...new Set([...purposes, ...interests])].sort((one, other) => one - other)
  const security = list.specialPurposes[1]?.name
  // TCF 2.4: a text for all features, in the list and in its translations.
  const { features: ofFeatures } = (list as { standardTexts?: { features?: unknown } }).standardTexts ?? {}
  return [
    ...section(texts.purposesTitle, listed.map(purpose)),
    ...(interestsOnly
      ? []
      : section(
          texts.specialFeaturesTitle,
          specialFeatures.map(specialFeature),
          security && fillText(texts.specialNote, { name: security }),
        )),
    ...section(texts.specialPurposesTitle, declared('specialPurposes'), texts.alwaysActive),
    ...(interestsOnly
      ? []
      : section(texts.featuresTitle, declared('features'), typeof ofFeatures === 'string' ? ofFeatures : '')),
  ]
}

const section = (title: string, entries: readonly HTMLElement[], note = ''): Node[] =>
  entries.length === 0
    ? []
    : [
        build('h3', {}, title),
        ...(note ? [build('p', { class: 'muted' }, build('bdi', {}, note))] : []),
        build('ul', { class: 'rows' }, ...entries),
      ]

function entryOf(
  { name, description, illustrations = [] }: Described,
  users: readonly Users[],
  texts: TcfTexts,
  ...switches: readonly (HTMLElement | false)[]
): HTMLElement {
  const used = users.filter(([, vendors]) => vendors.length > 0)
  const [button, panel] = disclosure(
    build('bdi', {}, name),
    build(
      'div',
      { class: 'facts' },
      build('p', {}, build('bdi', {}, description)),
      illustrations.length > 0 && build('h4', {}, texts.examples),
      illustrations.length > 0 &&
        build('ul', {}, ...illustrations.map(text => build('li', {}, build('bdi', {}, text)))),
      ...used.map(one => usersOf(one, texts)),
    ),
  )
  return build(
    'li',
    { class: 'row', 'data-wide': !switches.some(Boolean) },
    button,
    build('div', { class: 'switches' }, ...switches),
    panel,
  )
}

/** Builds the number of vendors. Their names follow when it is opened, because 1,000 take longer than a frame. */
function usersOf([title, vendors]: Users, texts: TcfTexts): HTMLElement {
  const count = fillText(texts.used, { count: vendors.length })
  const names = (): HTMLElement =>
    build('ul', {}, ...vendors.map(({ name }) => build('li', {}, build('bdi', {}, name))))
  return build('div', { class: 'users' }, ...disclosure(title === '' ? count : `${title} · ${count}`, names))
}
