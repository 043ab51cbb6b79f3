import { build } from '../parts/build'
import { actionButton } from './action-button'
import type { TcfTexts } from './tcf-texts'

/** What visitors can do while the list of vendors cannot be used. */
export interface FailureActions {
  reject: () => void
  close: () => void
}

/**
 * Builds the layer for pages whose vendor list or options cannot be used. Nobody can be asked for consent without them,
 * but everybody can reject and withdraw (GDPR, article 7(3)).
 */
export function failureLayer(texts: TcfTexts, { reject, close }: FailureActions): HTMLDialogElement {
  return build(
    'dialog',
    {
      class: 'layer settings failure',
      part: 'settings',
      'aria-labelledby': 'settings',
      cancel: event => {
        event.preventDefault()
        close()
      },
      // Browsers do not announce each Escape by `cancel`.
      close,
    },
    build(
      'div',
      { class: 'scroll content', tabindex: '0', role: 'region', 'aria-labelledby': 'settings' },
      build('h2', { id: 'settings', tabindex: '-1', autofocus: true }, texts.settingsTitle),
      build('p', {}, texts.failed),
    ),
    build(
      'div',
      { class: 'actions' },
      actionButton('close', 'soft', texts.close, close),
      actionButton('reject', 'solid', texts.reject, reject),
    ),
  )
}
