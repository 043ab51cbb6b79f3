const heard = new WeakMap<ShadowRoot, () => string>()

/** Listens for presses on a banner that nobody serves yet. The last one counts: it is what the visitor wants. */
export function recordEarlyPress(root: ShadowRoot): void {
  let action = ''
  const hear = ({ target }: Event): void => {
    action = (target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action) || action
  }
  root.addEventListener('click', hear)
  heard.set(root, () => {
    root.removeEventListener('click', hear)
    return action
  })
}

/** @returns the `data-action` that was pressed before there was anybody to serve it, once; empty where there was none */
export function takeEarlyPress(root: ShadowRoot): string {
  const action = heard.get(root)?.() ?? ''
  heard.delete(root)
  return action
}
