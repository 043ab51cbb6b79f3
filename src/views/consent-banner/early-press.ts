/** A click on a button: its `data-action`, and whether the browser dispatched it. */
export interface BannerPress {
  action: string
  isTrusted: boolean
}

const recorded = new WeakMap<ShadowRoot, () => BannerPress | null>()

/** Records clicks on a banner whose behavior has not loaded yet. The last click counts. */
export function recordEarlyPress(root: ShadowRoot): void {
  let press: BannerPress | null = null
  const record = ({ target, isTrusted }: Event): void => {
    const action = target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action
    if (action) press = { action, isTrusted }
  }
  root.addEventListener('click', record)
  recorded.set(root, () => {
    root.removeEventListener('click', record)
    return press
  })
}

/** Returns the recorded click, and removes the record; null if there was none. */
export function takeEarlyPress(root: ShadowRoot): BannerPress | null {
  const press = recorded.get(root)?.() ?? null
  recorded.delete(root)
  return press
}
