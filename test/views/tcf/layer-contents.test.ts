import { expect } from '@open-wc/testing'
import { layerContents, type LayerContents } from '../../../src/views/tcf/layer-contents'
import { translatedPurposes, vendorList } from '../../support/vendor-list.mjs'
import { eventually } from '../../support/eventually'
import { siteOptions } from './asked'

const { fetch } = window
/** The file names that were requested, and what answers them. */
let requested: string[] = []
let answer: (name: string) => Response | Promise<Response>

const good = (name: string): Response =>
  Response.json(name.startsWith('purposes') ? translatedPurposes('de') : vendorList(3))

describe('the contents of the layers', () => {
  let language: string
  let loaded: LayerContents[]
  let failures: string[]
  const loader = (texts?: Record<string, string>) =>
    layerContents(
      siteOptions({ vendors: [2], ...(texts && { texts }) }),
      () => language,
      thrown => failures.push((thrown as Error).message),
    )
  const push = (contents: LayerContents): void => void loaded.push(contents)

  beforeEach(() => {
    language = 'en'
    loaded = []
    failures = []
    requested = []
    answer = good
    window.fetch = async url => {
      const name = new URL(url as string).pathname.split('/').pop()!
      requested.push(name)
      return answer(name)
    }
  })
  afterEach(() => {
    window.fetch = fetch
  })

  it('are what the site asks, and the texts in the visitor’s language with those of the site', async () => {
    language = 'de-AT'
    await loader({ title: 'Datenschutz' }).whenLoaded(push)
    const [{ asked, texts, shown }] = loaded as [LayerContents]
    expect(asked.vendors.map(({ id }) => id)).to.deep.equal([2])
    expect(asked.list.purposes[1]!.name).to.equal('Zweck 1')
    expect([texts.title, texts.accept, shown]).to.deep.equal(['Datenschutz', 'Alle akzeptieren', 'de'])
  })

  it('are loaded once for each language', async () => {
    const { whenLoaded } = loader()
    await Promise.all([whenLoaded(push), whenLoaded(push)])
    await whenLoaded(push)
    expect(requested).to.deep.equal(['vendor-list.json'])
    language = 'de'
    await whenLoaded(push)
    expect(requested.slice(1).toSorted()).to.deep.equal(['purposes-de.json', 'vendor-list.json'])
    expect(loaded.map(({ shown }) => shown)).to.deep.equal(['en', 'en', 'en', 'de'])
  })

  it('are loaded again after a failure, which is reported once', async () => {
    const { whenLoaded } = loader()
    answer = () => new Response('', { status: 500 })
    await whenLoaded(push)
    expect([loaded.length, failures.length]).to.deep.equal([0, 1])
    expect(failures[0]).to.include('status 500')
    answer = good
    await whenLoaded(push)
    expect([loaded.length, failures.length]).to.deep.equal([1, 1])
  })

  it('are those of the new language if it changes while the old one loads or fails', async () => {
    for (const first of [() => good('vendor-list.json'), () => new Response('', { status: 500 })]) {
      language = 'en'
      loaded = []
      failures = []
      let release = (): void => {}
      const held = new Promise<void>(resolve => (release = resolve))
      let times = 0
      answer = async name => {
        if (times++ > 0) return good(name)
        await held
        return first()
      }
      const waiting = loader().whenLoaded(push)
      await eventually(() => expect(times).to.equal(1))
      language = 'de'
      release()
      await waiting
      expect(loaded.map(({ shown }) => shown)).to.deep.equal(['de'])
      expect(failures).to.deep.equal([])
    }
  })

  it('do not run a task, and report nothing, after they were stopped', async () => {
    for (const status of [200, 500]) {
      answer = name => (status === 200 ? good(name) : new Response('', { status }))
      const { whenLoaded, stop } = loader()
      const waiting = whenLoaded(push)
      stop()
      await waiting
      expect([loaded.length, failures.length], `${status}`).to.deep.equal([0, 0])
    }
  })
})
