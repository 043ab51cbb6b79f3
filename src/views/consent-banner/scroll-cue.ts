import { nativeDocument } from '../../consent/native-document'
import { adoptStyles } from '../adopt-styles'

/** The cue takes no room: a negative margin is as high as it is. The chevron is two edges of a square. */
const scrollCueStyles = `
.text>.more{display:none;position:sticky;inset-block-end:calc(-1*var(--_1));block-size:28px;margin-block-start:-28px;place-items:end center;background:linear-gradient(transparent,var(--_surface) 14px);color:var(--_text-muted);pointer-events:none}
.text>.more[data-shown]{display:grid}
.more::after{content:"";inline-size:8px;block-size:8px;margin-block-end:6px;border:solid;border-width:0 2px 2px 0;transform:rotate(45deg)}
`

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
