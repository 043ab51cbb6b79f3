import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'

/** The number of rows that are added at once. More would block the page for longer than a frame on slow phones. */
const BATCH = 40

interface Props<Item> {
  items: readonly Item[]
  /** Returns the row of an item, a `<li>` with a key. */
  row: (item: Item) => ReactNode
  /** The accessible name. */
  label: string
  /** The label of the button that adds rows. */
  more: string
}

/**
 * A list of any length. Rows are added in batches, in tasks that let the browser paint, before the visitor scrolls to its
 * end, or by the button there. Give it a key that changes with the items.
 */
export function List<Item>({ items, row, label, more }: Props<Item>) {
  const list = useRef<HTMLUListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(BATCH)
  /** The row that gets the focus when it is there; -1 for none. */
  const next = useRef(-1)
  const isWhole = shown >= items.length

  useLayoutEffect(() => {
    if (next.current < 0) return
    list.current!.children[next.current]?.querySelector('button')?.focus()
    next.current = -1
  })

  // Observed again after each batch: while the end stays in view, no event would follow.
  useEffect(() => {
    if (isWhole || typeof IntersectionObserver !== 'function') return
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setShown(shown + BATCH))
      },
      { root: button.current!.closest('.scroll-view'), rootMargin: '100% 0%' },
    )
    observer.observe(button.current!)
    return () => observer.disconnect()
  }, [shown, isWhole])

  return (
    <>
      <ul ref={list} className="categories rows long" aria-label={label}>
        {items.slice(0, shown).map(row)}
      </ul>
      <button
        ref={button}
        type="button"
        className="button soft"
        hidden={isWhole}
        onClick={() => {
          // The button moves down or disappears.
          next.current = shown
          setShown(shown + BATCH)
        }}
      >
        {more}
      </button>
    </>
  )
}
