import { expect } from '@open-wc/testing'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { useUnfolded } from '../../../src/views/privacy-settings-dialog/use-unfolded'
import { eventually } from '../../support/eventually'
import { atRest } from '../../support/at-rest'

interface Given {
  locked?: readonly string[]
  initially?: readonly string[]
  content?: unknown
  tail?: number
  branding?: number
  decided?: boolean
  view?: string
}

const names = ['a', 'b', 'c']
const none: readonly string[] = []

describe('useUnfolded', () => {
  let place: HTMLElement
  let root: Root
  let choose: ReturnType<typeof useUnfolded>['choose']
  let isChosen: ReturnType<typeof useUnfolded>['isChosen']
  let given: Given
  let height = 300
  /** Categories of 40 pixels, whose panels have 60 more. */
  function View({ locked = none, initially = none, content = null, ...more }: Given) {
    const list = useRef<HTMLUListElement>(null)
    const { unfolded, ...others } = useUnfolded(list, initially, content)
    choose = others.choose
    isChosen = others.isChosen
    const { tail = 0, branding = 0, decided = false, view = 'scroll-view' } = more
    return (
      <div
        className={view}
        style={{ height, overflowY: view === 'low scroll-view' ? 'visible' : 'auto', scrollbarWidth: 'none' }}
      >
        <ul ref={list} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {names.map(name => (
            <li key={name} data-name={name} data-shows={unfolded(name)}>
              <div data-open={unfolded(name) === 'title' ? undefined : true}>
                <div className={locked.includes(name) ? 'row fixed' : 'row'} style={{ height: 40 }} />
                <div data-panel={name} style={{ height: 60 }} hidden={unfolded(name) === 'title'} />
              </div>
            </li>
          ))}
        </ul>
        <div className="tail">
          {decided && <p style={{ height: tail - branding, margin: 0 }} />}
          <p className="branding" style={{ height: decided ? branding : tail, margin: 0 }} />
        </div>
      </div>
    )
  }
  const draw = (next: Given = {}): void => {
    given = { ...given, ...next }
    flushSync(() => root.render(<View {...given} />))
  }
  const shows = (): string[] =>
    [...place.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => `${dataset.name} ${dataset.shows}`)
  const sized = async (pixels: number): Promise<void> => {
    height = pixels
    draw()
  }
  /** Waits for what is to show, and that nothing follows. */
  const comeToShow = async (...expected: string[]): Promise<void> => {
    await eventually(() => expect(shows()).to.eql(expected))
    await atRest()
    expect(shows()).to.eql(expected)
  }

  beforeEach(() => {
    given = {}
    height = 300
    place = document.body.appendChild(document.createElement('main'))
    root = createRoot(place)
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    place.remove()
  })

  for (const [pixels, expected] of [
    [300, ['a purpose', 'b purpose', 'c purpose']],
    [299, ['a purpose', 'b purpose', 'c purpose']],
    [298, ['a purpose', 'b purpose', 'c title']],
    [240, ['a purpose', 'b purpose', 'c title']],
    [180, ['a purpose', 'b title', 'c title']],
    [100, ['a title', 'b title', 'c title']],
  ] as const)
    it(`shows as many purposes as fit into ${pixels} pixels`, async () => {
      height = pixels
      draw()
      await comeToShow(...expected)
    })

  it('prefers those that the visitor can change', async () => {
    height = 180
    draw({ locked: ['a'] })
    await comeToShow('a title', 'b purpose', 'c title')
    await sized(240)
    await comeToShow('a title', 'b purpose', 'c purpose')
    await sized(300)
    await comeToShow('a purpose', 'b purpose', 'c purpose')
  })

  it('shows a purpose that still fits behind one that does not', async () => {
    height = 180
    draw()
    await comeToShow('a purpose', 'b title', 'c title')
    place.querySelector<HTMLElement>('[data-panel=a]')!.style.height = '90px'
    await sized(181)
    await comeToShow('a title', 'b purpose', 'c title')
  })

  it('leaves the dates of a decision below, and not the name of the product', async () => {
    height = 300
    draw({ tail: 50, branding: 20, decided: true })
    await comeToShow('a purpose', 'b purpose', 'c title')
    await sized(320)
    await comeToShow('a purpose', 'b purpose', 'c purpose')
    draw({ tail: 50, decided: false, content: 'other' })
    await comeToShow('a purpose', 'b purpose', 'c title')
  })

  it('folds all in a very low window, where the whole card scrolls', async () => {
    height = 300
    draw({ view: 'low scroll-view' })
    await comeToShow('a title', 'b title', 'c title')
  })

  it('folds all where nothing scrolls', async () => {
    draw({ view: 'widget' })
    await comeToShow('a title', 'b title', 'c title')
  })

  it('opens what is to be open in any case, and what the visitor has opened or closed', async () => {
    height = 240
    draw({ initially: ['c'] })
    expect(shows().at(-1)).to.equal('c all')
    await eventually(() => expect(shows()[0]).to.equal('a purpose'))
    expect(isChosen('a')).to.equal(false)
    flushSync(() => choose('a', 'title'))
    flushSync(() => choose('b', 'all'))
    flushSync(() => choose('c', 'title'))
    expect([shows(), isChosen('a'), isChosen('b')]).to.eql([['a title', 'b all', 'c title'], true, true])
    await sized(500)
    await comeToShow('a title', 'b all', 'c title')
  })

  it('measures again when the content changes, and shows nothing measured before until then', async () => {
    height = 240
    draw({ content: 'one' })
    await comeToShow('a purpose', 'b purpose', 'c title')
    draw({ content: 'two' })
    expect(shows()).to.eql(['a title', 'b title', 'c title'])
    await comeToShow('a purpose', 'b purpose', 'c title')
  })

  it('measures no more when it is removed, or has other content', () => {
    let observing = 0
    const { ResizeObserver } = window
    window.ResizeObserver = class extends ResizeObserver {
      override observe(target: Element): void {
        observing++
        super.observe(target)
      }
      override disconnect(): void {
        observing--
        super.disconnect()
      }
    }
    try {
      draw({ content: 'one' })
      draw({ content: 'two' })
      expect(observing).to.equal(1)
      flushSync(() => root.render(null))
      expect(observing).to.equal(0)
    } finally {
      window.ResizeObserver = ResizeObserver
    }
  })
})
