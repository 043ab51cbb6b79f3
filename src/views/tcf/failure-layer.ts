import { build } from '../parts/build'
import { actionButton } from './action-button'
import { settingsDialog, settingsTitle } from './settings-dialog'
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
  return settingsDialog(
    'failure',
    close,
    build(
      'div',
      { class: 'scroll content', tabindex: '0', role: 'region', 'aria-labelledby': 'settings' },
      settingsTitle(texts.settingsTitle),
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
