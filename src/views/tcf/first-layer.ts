import type { TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { safeHref } from '../parts/safe-href'
import { build } from './build'
import type { TcfTexts } from './tcf-texts'

/** What the first layer can do. */
export interface FirstLayerActions {
  /** The address of the site's privacy policy, if it has one. */
  policyUrl: string | null
  acceptAll: () => void
  rejectAll: () => void
  /** Opens the second layer. */
  open: (tab: 'purposes' | 'vendors') => void
}

/**
 * Builds the first layer. By the policies of TCF (Appendix B, C) it names the storage, the data, the number of vendors
 * with a link to their list, all purposes or stacks and special features by their standard names, the legitimate
 * interests, the scope, and how to withdraw. Accept and Reject look the same.
 */
export function firstLayer(
  { list, vendors, purposes, interests, specialFeatures, options }: TcfQuestion,
  texts: TcfTexts,
  { acceptAll, rejectAll, open, policyUrl }: FirstLayerActions,
): HTMLElement {
  const count = { vendors: vendors.length }
  const policy = policyUrl === null ? null : safeHref(policyUrl)
  const stacks = (options.stacks ?? []).flatMap(id => list.stacks[id] ?? [])
  const inStack = (kind: 'purposes' | 'specialFeatures', id: number): boolean =>
    stacks.some(stack => stack[kind].includes(id))
  const alone = [...new Set([...purposes, ...interests])].sort((one, other) => one - other)
  const names = [
    ...alone.filter(id => !inStack('purposes', id)).map(id => list.purposes[id]?.name),
    ...stacks.map(({ name }) => name),
    ...specialFeatures.filter(id => !inStack('specialFeatures', id)).map(id => list.specialFeatures[id]?.name),
  ]
  return build(
    'section',
    { class: 'banner', part: 'banner', 'aria-labelledby': 'title' },
    build(
      'div',
      { class: 'content', tabindex: '0', role: 'group', 'aria-labelledby': 'title' },
      build('h2', { id: 'title' }, texts.title),
      build('p', {}, fillText(texts.description, count)),
      build('p', { id: 'purposes' }, texts.processing),
      build(
        'ul',
        { class: 'names', 'aria-labelledby': 'purposes' },
        ...names.map(name => build('li', { dir: 'auto' }, name)),
      ),
      interests.length > 0 && build('p', {}, texts.interestNote),
      build('p', {}, texts.scope),
      build(
        'p',
        {},
        build(
          'button',
          { class: 'text', type: 'button', click: () => open('vendors') },
          fillText(texts.vendorsLink, count),
        ),
        policy && build('a', { class: 'policy', href: policy }, texts.privacyPolicy),
      ),
    ),
    build(
      'div',
      { class: 'actions' },
      build('button', { type: 'button', part: 'button customize', click: () => open('purposes') }, texts.customize),
      build('button', { type: 'button', class: 'main', part: 'button reject', click: rejectAll }, texts.reject),
      build('button', { type: 'button', class: 'main', part: 'button accept', click: acceptAll }, texts.accept),
    ),
  )
}
