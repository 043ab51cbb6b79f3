import { build } from '../parts/build'

/** Builds the dialog of a layer that visitors open, and that Escape closes. Its title is settingsTitle. */
export const settingsDialog = (kind: string, close: () => void, ...children: HTMLElement[]): HTMLDialogElement =>
  build(
    'dialog',
    {
      class: `settings ${kind}`.trim(),
      part: 'settings',
      'aria-labelledby': 'settings',
      cancel: event => {
        event.preventDefault()
        close()
      },
      // Browsers do not announce each Escape by `cancel`.
      close,
    },
    ...children,
  )

/** Builds the title that names the dialog. */
export const settingsTitle = (text: string): HTMLElement =>
  build('h2', { id: 'settings', tabindex: '-1', autofocus: true }, text)
