import type { Vendor } from '@iabtechlabtcf/core'
import type { AdditionalVendor } from '../../signals/tcf/tcf-options'
import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { build } from '../parts/build'
import type { ChoiceDraft } from './choice-draft'
import { disclosure } from './disclosure'
import { switchFor } from './switch-for'
import type { TcfTexts } from './tcf-texts'
import { vendorFacts } from './vendor-facts'

/** The number of vendors that are added at once. More would block the page for longer than a frame on slow phones. */
const BATCH = 40

/** Returns a text in lower case without accents, so that “muhle” finds “Mühle”. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Builds the list of vendors: searchable, and built in batches while the visitor scrolls or presses the button at its
 * end. The facts of a vendor are built when they are opened.
 * @param more.others the providers outside of the framework, in a list of their own (Appendix B, C(e))
 */
export function vendorListView(
  question: TcfQuestion,
  draft: ChoiceDraft,
  { texts, language, others }: { texts: TcfTexts; language: string; others: readonly AdditionalVendor[] },
): HTMLElement {
  const { vendors, list, options } = question
  const rows = build('ul', { class: 'rows', 'aria-label': texts.vendorsTab })
  const status = build('p', { class: 'muted', role: 'status' })
  const more = build('button', { type: 'button', class: 'button soft', click: () => add(true) }, texts.more)
  let found: readonly Vendor[] = vendors
  /** The names to search in, made at the first search. */
  let names: readonly string[] | null = null
  let shown = 0

  const row = (vendor: Vendor): HTMLElement => {
    const bases = basesOf(vendor, options)
    const [button, panel] = disclosure(build('bdi', {}, vendor.name), () =>
      vendorFacts(vendor, bases, { list, texts, language }),
    )
    return build(
      'li',
      { class: 'row vendor' },
      button,
      build(
        'div',
        { class: 'switches' },
        bases.consent.length > 0 && switchFor(draft.vendors, vendor.id, texts.consent, vendor.name),
        bases.interest.length > 0 && switchFor(draft.vendorInterests, vendor.id, texts.interest, vendor.name),
      ),
      panel,
    )
  }
  const add = (moveFocus = false): void => {
    const next = found.slice(shown, shown + BATCH).map(row)
    rows.append(...next)
    shown += next.length
    more.hidden = shown >= found.length
    status.textContent = fillText(texts.found, { count: found.length, vendors: vendors.length })
    // The button moves down or disappears, so the focus goes to the first new vendor.
    if (moveFocus) next[0]?.querySelector('button')?.focus()
  }
  const search = ({ currentTarget }: Event): void => {
    const words = plain((currentTarget as HTMLInputElement).value.trim())
    const among = (names ??= vendors.map(({ name }) => plain(name)))
    found = vendors.filter((_, at) => among[at]!.includes(words))
    shown = 0
    rows.replaceChildren()
    add()
  }
  add()
  if (typeof IntersectionObserver === 'function')
    new IntersectionObserver(entries => {
      if (entries.some(({ isIntersecting }) => isIntersecting) && !more.hidden) add()
    }).observe(more)
  return build(
    'div',
    {},
    build('input', { type: 'search', 'aria-label': texts.search, placeholder: texts.search, input: search }),
    status,
    rows,
    more,
    others.length > 0 && build('h3', {}, texts.additionalTitle),
    others.length > 0 &&
      build(
        'ul',
        { class: 'rows' },
        ...others.map(({ id, name, policyUrl }) =>
          build(
            'li',
            { class: 'row' },
            policyUrl && /^https?:/i.test(policyUrl)
              ? build(
                  'span',
                  {},
                  build('a', { class: 'link', href: policyUrl, target: '_blank', rel: 'noreferrer' }, name),
                )
              : build('span', {}, name),
            build('div', { class: 'switches' }, switchFor(draft.additional, id, texts.consent, name)),
          ),
        ),
      ),
  )
}
