const recorded = new WeakMap<ShadowRoot, () => string>()

/** Records clicks on a banner whose behavior has not loaded yet. The last click counts. */
export function recordEarlyPress(root: ShadowRoot): void {
  let action = ''
  const record = ({ target }: Event): void => {
    action = (target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action) || action
  }
  root.addEventListener('click', record)
  recorded.set(root, () => {
    root.removeEventListener('click', record)
    return action
  })
}

/** Returns the `data-action` of the recorded click, and removes the record; an empty text if there was none. */
export function takeEarlyPress(root: ShadowRoot): string {
  const action = recorded.get(root)?.() ?? ''
  recorded.delete(root)
  return action
}
