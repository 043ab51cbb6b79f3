import { nativeDocument } from '../../consent/native-document'
import { riseFrom } from './rise-from'

/** How far a drag must go to open the settings, in pixels. */
const THRESHOLD = 64
/** How far a finger moves before it drags, in pixels. */
const SLOP = 6

const sheet = ':host([layout=sheet]) .root:not([data-raised])>'

/** Browsers scroll where something scrolls, and leave all other movements to the drag. Zooming always works. */
export const dragStyles = `
.grabber{display:none}
@media (max-width:30em){
${sheet}.card,${sheet}.card :is(.text,.head){touch-action:pinch-zoom}
${sheet}[data-scrolls],${sheet}[data-scrolls] :is(.text,.head),${sheet}.card>[data-scrolls]{touch-action:pan-y pinch-zoom}
${sheet}.card>.grabber{display:block;position:absolute;inset-block:0 auto;inset-inline:calc(50% - 64px);block-size:24px;touch-action:none;user-select:none;-webkit-user-select:none;cursor:grab}
.grabber::after{content:"";position:absolute;inset-block-start:7px;inset-inline:calc(50% - 18px);border-block-start:4px solid var(--_control);border-radius:2px}
}
`

/** The distance of the sheet for that of the finger: the sheet follows with growing resistance, downwards sooner. */
const stretched = (up: number): number => up / (1 + Math.abs(up) / (up > 0 ? 160 : 32))

/** A drag that has begun. */
interface Drag {
  readonly id: number
  readonly card: HTMLElement
  /** Where it began, in pixels from the top of the window. */
  readonly from: number
  /** Whether the finger has moved far enough. */
  isMoving: boolean
}

/**
 * Lets visitors drag the sheet upwards, which presses Customize. All other drags only move it, and it springs back. A drag
 * begins at the grabber or the title, and elsewhere if nothing scrolls there.
 * @param root the banner's shadow root
 * @returns a function that stops it
 */
export function dragToOpen(root: ShadowRoot): () => void {
  const isNarrow = matchMedia('(max-width:30em)')
  const isStill = matchMedia('(prefers-reduced-motion:reduce)')
  let drag: Drag | null = null
  let hasMoved = false
  const customize = (): HTMLElement | null => root.querySelector('[part=customize]')

  const begin = (event: PointerEvent): void => {
    hasMoved = false
    const path = event.composedPath().filter(node => node instanceof Element)
    const card = path.find(({ className }) => className === 'card') as HTMLElement | undefined
    if (drag) end()
    if (!card || !isNarrow.matches || !event.isPrimary || event.button !== 0 || !customize()) return
    if (root.querySelector('[data-raised],[data-leaving]')) return
    const isGrabber = path.some(({ className }) => className === 'grabber')
    const isTitle = path.some(({ className }) => className === 'head')
    const scrolls = path.some(node => node.hasAttribute('data-scrolls'))
    const isOnCard = !card.hasAttribute('data-scrolls') && (isTitle || !scrolls)
    // A mouse selects text.
    if (!isGrabber && (event.pointerType === 'mouse' || !isOnCard)) return
    drag = { id: event.pointerId, card, from: event.clientY, isMoving: false }
  }
  const move = ({ pointerId, clientY }: PointerEvent): void => {
    if (drag?.id !== pointerId) return
    const { card, from } = drag
    const up = from - clientY
    if (!drag.isMoving && Math.abs(up) < SLOP) return
    if (!drag.isMoving) {
      drag.isMoving = hasMoved = true
      card.setPointerCapture(pointerId)
      // The dialog loads and renders as when a pointer approaches the button.
      customize()?.dispatchEvent(new Event('pointerover', { bubbles: true }))
    }
    if (isStill.matches) return
    card.style.transition = 'none'
    card.style.translate = `0 ${-stretched(up)}px`
  }
  /** Ends a drag: the sheet springs back. */
  const end = (): void => {
    if (!drag) return
    const { style } = drag.card
    style.transition = 'translate 250ms cubic-bezier(.2,.9,.3,1)'
    style.translate = ''
    drag = null
  }
  const release = ({ pointerId, clientY }: PointerEvent): void => {
    if (drag?.id !== pointerId) return
    const { card, from, isMoving } = drag
    if (!isMoving || from - clientY < THRESHOLD) return end()
    drag = null
    // The sheet stays where the finger has left it, until the dialog covers it.
    card.style.transition = 'translate 250ms 250ms cubic-bezier(.2,.9,.3,1)'
    const { top } = card.getBoundingClientRect()
    card.style.translate = ''
    customize()?.click()
    if (!isStill.matches) riseFrom(top)
  }
  const cancel = ({ pointerId }: PointerEvent): void => {
    if (drag?.id === pointerId) end()
  }
  /** A drag that ends on a button must not press it. Clicks of the keyboard and of scripts have no detail. */
  const swallow = (event: MouseEvent): void => {
    if (!hasMoved || event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
  }

  const stopGrabber = keepGrabber(root)
  const listeners = { pointerdown: begin, pointermove: move, pointerup: release, pointercancel: cancel }
  const each = (change: 'addEventListener' | 'removeEventListener'): void => {
    for (const [type, listener] of Object.entries(listeners)) root[change](type, listener as EventListener)
    root[change]('click', swallow as EventListener, true)
  }
  each('addEventListener')
  return () => {
    each('removeEventListener')
    stopGrabber()
  }
}

/**
 * Keeps the grabber in the banner, which is painted again whenever it shows, and marks what scrolls.
 * @returns a function that removes the grabber
 */
function keepGrabber(root: ShadowRoot): () => void {
  const grabber = nativeDocument.createElement('div')
  grabber.className = 'grabber'
  grabber.setAttribute('part', 'grabber')
  grabber.setAttribute('aria-hidden', 'true')
  // The painter skips it.
  grabber.setAttribute('data-added', '')
  const scrollers = (): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('.card,.text')]
  const sizes = new ResizeObserver(() => {
    for (const box of scrollers()) box.toggleAttribute('data-scrolls', box.scrollHeight > box.clientHeight + 1)
  })
  const update = (): void => {
    const [card, text] = scrollers()
    if (!card || !text) return
    if (grabber.parentNode !== card) card.prepend(grabber)
    for (const box of [card, text, ...text.children]) sizes.observe(box)
  }
  const observer = new MutationObserver(update)
  observer.observe(root, { __proto__: null, childList: true, subtree: true } as MutationObserverInit)
  update()
  return () => {
    observer.disconnect()
    sizes.disconnect()
    grabber.remove()
  }
}
