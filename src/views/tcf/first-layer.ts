import { basesOf, type TcfQuestion } from '../../signals/tcf/tcf-question'
import { fillText } from '../../translations/fill-text'
import { safeHref } from '../parts/safe-href'
import { scrollHint } from '../parts/scroll-hint'
import { build } from '../parts/build'
import { actionButton } from './action-button'
import type { LayerTab } from './layer-tab'
import { notice } from './notice'
import type { TcfTexts } from './tcf-texts'

/** What the first layer can do. */
export interface FirstLayerActions {
  /** The address of the site's privacy policy, if it has one. */
  policyUrl: string | null
  /** What a browser signal forbids, as a sentence; null without one. */
  signal: string | null
  acceptAll: () => void
  rejectAll: () => void
  /** Opens the second layer. */
  open: (tab: LayerTab) => void
}

/**
 * Builds the first layer: a dialog over the dimmed page, which only a choice closes (IAB Europe, TCF Policies, Appendix B,
 * C(a)). By C(b) and D(b) it names the storage, the data, the number of vendors with a link to their list, all purposes
 * or stacks and special features by their standard names, the legitimate interests with a link to them, the scope, and
 * how to withdraw. The scope is above the lists, so that it is in view in small windows. Accept and Reject look the same.
 */
export function firstLayer(
  { list, vendors, purposes, interests, specialFeatures, options }: TcfQuestion,
  texts: TcfTexts,
  { acceptAll, rejectAll, open, policyUrl, signal }: FirstLayerActions,
): HTMLDialogElement {
  const interested = vendors.filter(vendor => basesOf(vendor, options).interest.length > 0).length
  // C(b)III counts vendors outside of the framework, too.
  const count = { vendors: vendors.length + (options.additionalVendors?.length ?? 0) }
  const policy = policyUrl === null ? null : safeHref(policyUrl)
  const stacks = (options.stacks ?? []).flatMap(id => list.stacks[id] ?? [])
  const inStack = (kind: 'purposes' | 'specialFeatures', id: number): boolean =>
    stacks.some(stack => stack[kind].includes(id))
  const alone = [...new Set([...purposes, ...interests])].sort((one, other) => one - other)
  const named = (id: string, label: string, names: readonly (string | undefined)[]): readonly Node[] =>
    names.length > 0
      ? [
          build('h3', { id }, label),
          build(
            'ul',
            { class: 'names', 'aria-labelledby': id },
            ...names.map(name => build('li', {}, build('bdi', {}, name))),
          ),
        ]
      : []
  const link = (tab: LayerTab, text: string): HTMLElement =>
    build('button', { class: 'link', type: 'button', 'data-tab': tab, click: () => open(tab) }, text)
  return build(
    'dialog',
    {
      class: 'layer banner',
      part: 'banner',
      closedby: 'none',
      'aria-labelledby': 'title',
      cancel: event => event.preventDefault(),
      // Browsers without `closedby` close a dialog at the second Escape, whatever the listener of `cancel` does.
      close: ({ currentTarget }) => {
        const dialog = currentTarget as HTMLDialogElement
        if (dialog.isConnected) dialog.showModal()
      },
    },
    scrollHint(
      build(
        'div',
        { class: 'scroll content', tabindex: '0', role: 'region', 'aria-labelledby': 'title' },
        build('h2', { id: 'title', tabindex: '-1', autofocus: true }, texts.title),
        build('p', {}, fillText(texts.description, count)),
        build('p', {}, texts.scope),
        notice(signal),
        ...named('purposes', texts.processing, [
          ...alone.filter(id => !inStack('purposes', id)).map(id => list.purposes[id]?.name),
          ...stacks.map(({ name }) => name),
        ]),
        ...named(
          'features',
          texts.specialFeaturesTitle,
          specialFeatures.filter(id => !inStack('specialFeatures', id)).map(id => list.specialFeatures[id]?.name),
        ),
        interests.length > 0 && build('p', { class: 'muted' }, texts.interestNote),
      ),
    ),
    build(
      'div',
      { class: 'links' },
      link('vendors', fillText(texts.vendorsLink, count)),
      interested > 0 && link('interests', `${texts.interest} (${interested})`),
      policy && build('a', { class: 'link', href: policy }, texts.privacyPolicy),
    ),
    build(
      'div',
      { class: 'actions' },
      actionButton('reject', 'solid', texts.reject, rejectAll),
      actionButton('accept', 'solid', texts.accept, acceptAll),
      actionButton('customize', 'soft', texts.customize, () => open('purposes')),
    ),
  )
}
