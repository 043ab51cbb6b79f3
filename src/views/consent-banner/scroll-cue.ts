import { nativeDocument } from '../../consent/native-document'
import { adoptStyles } from '../adopt-styles'
import { scrollCueStyles } from './scroll-cue-styles'

/**
 * Shows a chevron and a shade below the banner's text while there is more to scroll to, as the dialog does.
 * @param root the banner's shadow root
 * @returns a function that stops it
 */
export function scrollCue(root: ShadowRoot): () => void {
  const text = root.querySelector<HTMLElement>('.text')
  if (!text) return () => {}
  adoptStyles(root, scrollCueStyles)
  const cue = nativeDocument.createElement('div')
  cue.className = 'more'
  cue.setAttribute('aria-hidden', 'true')
  text.append(cue)
  const draw = (): void => {
    cue.toggleAttribute('data-shown', text.scrollTop + text.clientHeight < text.scrollHeight - 2)
  }
  const sizes = new ResizeObserver(draw)
  for (const box of [text, ...text.children]) if (box !== cue) sizes.observe(box)
  text.addEventListener('scroll', draw, { __proto__: null, passive: true } as AddEventListenerOptions)
  draw()
  return () => {
    sizes.disconnect()
    text.removeEventListener('scroll', draw)
    cue.remove()
  }
}
