import { expect } from '@open-wc/testing'
import { whenPageChanges, whenPresent } from '../../src/browser/when-present'
import { watchOpenEnds } from '../support/open-ends'

/** Callbacks of observers run in the same microtask as the changes, in the order in which the observers were created. */
const observed = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

describe('what waits for elements of the page', () => {
  let place: HTMLElement
  const stops: (() => void)[] = []
  const add = (html: string): void => place.insertAdjacentHTML('beforeend', html)
  beforeEach(() => {
    place = document.createElement('div')
    document.body.append(place)
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    place.remove()
  })
  /** Searches for elements, and returns the ids of those that were found. */
  const search = (selector: string, takesMore: (id: string) => boolean): { found: string[]; stop: () => void } => {
    const found: string[] = []
    const stop = whenPresent(selector, ({ id }) => {
      found.push(id)
      if (takesMore(id)) return true
    })
    stops.push(stop)
    return { found, stop }
  }

  it('gets an element that is there at once', () => {
    add('<i id=a></i><i id=b></i>')
    expect(search('div > i', () => false).found).to.deep.equal(['a'])
  })

  it('gets one that comes later, once, before the page is painted', async () => {
    const { found } = search('div > i', () => false)
    add('<b id=x></b>')
    await observed()
    expect(found).to.deep.equal([])
    add('<i id=a></i>')
    await Promise.resolve()
    expect(found).to.deep.equal(['a'])
    add('<i id=b></i>')
    await observed()
    expect(found).to.deep.equal(['a'])
  })

  it('gets further elements, and known ones again, as long as it takes more', async () => {
    add('<i id=a></i>')
    const { found } = search('div > i', id => id !== 'c')
    expect(found).to.deep.equal(['a'])
    add('<i id=b></i>')
    await observed()
    expect(found).to.deep.equal(['a', 'a', 'b'])
    add('<i id=c></i><i id=d></i>')
    await observed()
    expect(found.slice(3)).to.deep.equal(['a', 'b', 'c'])
    add('<i id=e></i>')
    await observed()
    expect(found).to.have.length(6)
  })

  it('notices another `src`, and no other attribute', async () => {
    add('<img id=a>')
    const { found } = search('img[src^="data:"], img[alt]', () => false)
    place.firstElementChild!.setAttribute('alt', 'x')
    await observed()
    expect(found).to.deep.equal([])
    place.firstElementChild!.removeAttribute('alt')
    place.firstElementChild!.setAttribute('src', 'data:,')
    await observed()
    expect(found).to.deep.equal(['a'])
  })

  it('gets nothing after it has been stopped', async () => {
    const { found, stop } = search('div > i', () => true)
    stop()
    add('<i id=a></i>')
    await observed()
    expect(found).to.deep.equal([])
  })

  it('shares one observer, which ends with the last search and comes back with the next', async () => {
    const ends = watchOpenEnds()
    const seen: string[] = []
    const listen = (name: string): (() => void) => {
      const stop = whenPageChanges(records => void seen.push(`${name} ${records.length}`))
      stops.push(stop)
      return stop
    }
    const [first, second] = [listen('first'), listen('second')]
    expect(ends.list()).to.have.length(1)
    add('<i></i>')
    await observed()
    first()
    add('<i></i>')
    await observed()
    expect(seen).to.deep.equal(['first 1', 'second 1', 'second 1'])
    second()
    expect(ends.list()).to.deep.equal([])
    add('<i></i>')
    await observed()
    listen('third')
    add('<i></i>')
    await observed()
    expect(seen.slice(3)).to.deep.equal(['third 1'])
    ends.restore()
  })
})
