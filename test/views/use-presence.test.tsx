import { expect } from '@open-wc/testing'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { usePresence } from '../../src/views/use-presence'
import { stopClock } from '../support/fake-clock'

describe('usePresence', () => {
  let place: HTMLElement
  let root: Root
  let clock: ReturnType<typeof stopClock>
  const seen: unknown[] = []
  function View({ shown, duration }: { shown: boolean; duration: string }) {
    const node = useRef<HTMLDivElement>(null)
    const phase = usePresence(shown, node)
    seen.push(phase)
    return phase && <div ref={node} data-phase={phase} style={{ animation: `none ${duration}` }} />
  }
  const draw = (shown: boolean, duration = '0.2s'): void =>
    flushSync(() => root.render(<View shown={shown} duration={duration} />))
  const phase = (): string | undefined => place.querySelector('div')?.dataset.phase

  beforeEach(() => {
    clock = stopClock()
    place = document.body.appendChild(document.createElement('main'))
    root = createRoot(place)
    seen.length = 0
  })
  afterEach(() => {
    flushSync(() => root.unmount())
    place.remove()
    clock.restore()
  })

  it('renders nothing until something is shown', async () => {
    draw(false)
    await clock.pass(1000)
    expect([phase(), ...new Set(seen)]).to.eql([undefined, null])
    draw(true)
    expect(phase()).to.equal('in')
  })

  it('keeps the same node while it fades out, for as long as it fades', async () => {
    draw(true)
    const node = place.querySelector('div')
    draw(false)
    expect([phase(), place.querySelector('div')]).to.eql(['out', node])
    await clock.pass(199)
    expect(phase()).to.equal('out')
    await clock.pass(2)
    expect(phase()).to.equal(undefined)
  })

  it('removes at once what does not fade', () => {
    draw(true, '0s')
    draw(false, '0s')
    expect(phase()).to.equal(undefined)
  })

  it('stays if it is shown again while it fades out', async () => {
    draw(true)
    draw(false)
    await clock.pass(100)
    draw(true)
    await clock.pass(1000)
    expect(phase()).to.equal('in')
    draw(false)
    await clock.pass(100)
    expect(phase(), 'it fades for the whole time again').to.equal('out')
  })
})
