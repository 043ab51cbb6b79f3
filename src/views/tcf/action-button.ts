import { build } from '../parts/build'

/**
 * Builds a button of a layer, like Button.tsx.
 * @param variant decreasing emphasis; Accept and Reject always have the same
 */
export const actionButton = (
  name: 'accept' | 'reject' | 'customize' | 'save' | 'close',
  variant: 'solid' | 'soft',
  text: string,
  press: () => void,
): HTMLElement =>
  build('button', { type: 'button', part: `button ${name}`, class: `button ${variant}`, click: press }, text)
