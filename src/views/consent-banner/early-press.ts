const heard = new WeakMap<ShadowRoot, () => string>()

/** Records clicks on a banner whose behavior has not loaded yet. The last click counts. */
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

/** @returns the `data-action` of the recorded click, and removes the record; an empty text if there was none */
export function takeEarlyPress(root: ShadowRoot): string {
  const action = heard.get(root)?.() ?? ''
  heard.delete(root)
  return action
}
