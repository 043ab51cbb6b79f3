import { expect } from '@open-wc/testing'
import { guardScript } from '../../../src/blocking/page/guard-script'
import { patchCopies } from '../../../src/blocking/patch/patch-copies'
import { patchElements } from '../../../src/blocking/patch/patch-elements'
import { patchMarkup } from '../../../src/blocking/patch/patch-markup'
import { patchParser } from '../../../src/blocking/patch/patch-parser'
import { tasksHaveRun } from '../../support/at-rest'
import { eventually } from '../../support/eventually'
import { trackerJudge } from '../stand-ins'

const { getAttribute, setAttribute } = Element.prototype

describe('a blocked script', () => {
  const { allow } = trackerJudge()
  let restores: (() => boolean)[]
  let ran: string[]
  let count = 0
  let test = 0
  beforeEach(() => {
    ran = []
    const now = ++test
    Object.assign(window, { ran: (of: number, name: string) => of === now && ran.push(name) })
    allow(false)
    restores = [patchElements(), patchCopies(), patchMarkup(), patchParser()]
  })
  afterEach(() => {
    allow()
    restores.toReversed().forEach(restore => restore())
    for (const script of document.querySelectorAll('script[src*="tracker"],script[src*="named"]')) script.remove()
    Reflect.deleteProperty(window, 'ran')
  })

  /** @returns the URL of a script that records its name when it runs */
  const address = (name: string, host = 'tracker'): string =>
    `/page/script.js?text=ran(${test},'${name}')&${host}=${count++}`
  const script = (src: string, type = ''): HTMLScriptElement => {
    const script = document.createElement('script')
    script.src = src
    if (type) script.type = type
    return script
  }
  const release = (): void => {
    allow()
    document.dispatchEvent(new Event('consent-change'))
  }
  /** Waits until a script has run that was requested after all others. */
  const laterOnesRan = async (): Promise<void> => {
    await new Promise((resolve, reject) => {
      const last = Object.assign(document.createElement('script'), { onload: resolve, onerror: reject })
      last.src = `/page/script.js?text=&last=${count++}`
      document.head.append(last)
    })
    await new Promise(resolve => setTimeout(resolve))
  }
  /** Waits until this many scripts have run, and then checks whether more run. */
  const runs = async (...names: string[]): Promise<void> => {
    await eventually(() => expect(ran.toSorted()).to.eql(names))
    await laterOnesRan()
    expect(ran.toSorted()).to.eql(names)
  }

  it('is found by a loader that searches for its script, so that the loader inserts it once', async () => {
    const src = address('once')
    const looks: (() => unknown)[] = [
      () => document.querySelector(`script[src="${src}"]`),
      () => document.querySelector(`script[src*="${src.slice(src.indexOf('tracker'))}"]`),
      () => [...document.scripts].find(({ attributes }) => attributes.getNamedItem('src')?.value === src),
      () => [...document.scripts].find(one => one.hasAttribute('src') && one.getAttribute('src') === src),
      () => [...document.getElementsByTagName('script')].find(one => one.src === new URL(src, location.href).href),
      () => document.documentElement.outerHTML.includes(src.replaceAll('&', '&amp;')),
    ]
    for (const [at, look] of looks.entries()) {
      expect(!!look()).to.equal(at > 0)
      if (at === 0) document.head.append(script(src))
    }
    for (const look of looks) if (!look()) document.head.append(script(src))
    await laterOnesRan()
    expect(ran).to.eql([])
    release()
    await runs('once')
  })

  it('runs twice if the page inserts it twice', async () => {
    const src = address('twice')
    document.head.append(script(src), script(src))
    release()
    await runs('twice', 'twice')
  })

  const types: Record<string, (of: HTMLScriptElement, type: string) => unknown> = {
    'the property': (of, type) => (of.type = type),
    'the attribute': (of, type) => of.setAttribute('TYPE', type),
    'an attribute node': (of, type) =>
      of.setAttributeNode(Object.assign(document.createAttribute('type'), { value: type })),
    'its attribute’s value': (of, type) => (of.getAttributeNode('type')!.value = type),
  }
  for (const [name, write] of Object.entries(types))
    it(`keeps the type that the page sets later, and does not run by it: ${name}`, async () => {
      const late = script(address(name))
      late.setAttribute('type', '')
      expect(late.type).to.equal('')
      write(late, 'module')
      expect([late.type, late.getAttribute('type')]).to.eql(['module', 'module'])
      document.head.append(late)
      write(late, 'text/javascript')
      document.body.append(late)
      await laterOnesRan()
      expect(ran).to.eql([])
      release()
      await runs(name)
      expect([late.type, getAttribute.call(late, 'type')]).to.eql(['text/javascript', 'text/javascript'])
    })

  it('has no type if the page has removed the type, and runs', async () => {
    const late = script(address('untyped'), 'text/plain')
    late.removeAttribute('type')
    document.head.append(late)
    await laterOnesRan()
    expect(ran).to.eql([])
    release()
    await runs('untyped')
    expect(late.hasAttribute('type')).to.equal(false)
  })

  it('is deferred too if the page deferred it itself and starts it now', async () => {
    document.body.insertAdjacentHTML('beforeend', `<script type="text/plain" src="${address('x')}"></script>`)
    const waiting = document.createElement('script')
    setAttribute.call(waiting, 'type', 'text/plain')
    setAttribute.call(waiting, 'src', address('waiting'))
    document.body.append(waiting)
    await laterOnesRan()
    waiting.type = 'text/javascript'
    waiting.after(waiting)
    await laterOnesRan()
    expect(ran).to.eql([])
    expect([waiting.type, getAttribute.call(waiting, 'type')]).to.eql(['text/javascript', 'text/plain'])
    release()
    await runs('waiting')
  })

  it('stays blocked if its type is removed in unusual ways and it is inserted again', async () => {
    const ways: ((held: HTMLScriptElement) => unknown)[] = [
      held => held.attributes.removeNamedItem('type'),
      held => held.removeAttributeNode(held.getAttributeNode('type')!),
      held => held.removeAttributeNS(null, 'type'),
      held => held.toggleAttribute('type'),
    ]
    const names = ways.map((take, index) => {
      const held = script(address(`${index}`))
      document.head.append(held)
      take(held)
      held.remove()
      document.head.append(held)
      return `${index}`
    })
    await laterOnesRan()
    expect(ran).to.eql([])
    release()
    await runs(...names)
  })

  it('runs if it gets a URL that is not blocked, or none', async () => {
    const [other, none] = [script(address('x')), script(address('y'))]
    other.src = address('own', 'named')
    none.removeAttribute('src')
    none.text = `ran(${test},"text")`
    document.head.append(other, none)
    await runs('own', 'text')
    expect([other, none].map(one => one.hasAttribute('type'))).to.eql([false, false])
    none.remove()
    release()
    await runs('own', 'text')
  })

  it('keeps its order: async by default, like any script that a script inserted', () => {
    const [plain, ordered] = [script(address('x')), script(address('y'))]
    ordered.async = false
    document.head.append(plain, ordered)
    release()
    expect([plain.async, ordered.async]).to.eql([true, false])
  })

  it('runs after consent even if the page removed it at once, as it would have without the guard', async () => {
    for (const host of ['named', 'tracker']) {
      const gone = script(address(host, host))
      document.head.append(gone)
      gone.remove()
    }
    await runs('named')
    release()
    await runs('named', 'tracker')
    release()
    await runs('named', 'tracker')
  })

  it('runs once if its loader removes it on error and retries', async () => {
    const src = address('retried')
    let tries = 0
    const load = (): void => {
      const one = script(src)
      one.addEventListener('error', () => {
        one.remove()
        if (tries++ < 3) load()
      })
      document.head.append(one)
    }
    load()
    await eventually(() => expect(tries).to.equal(4))
    release()
    await runs('retried')
    expect(document.querySelector(`script[src="${src}"]`)).to.equal(null)
  })

  it('is left alone in markup that does not run scripts, and is blocked when a library copies it into a new script', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    const [written, shown] = ['written', 'shown'].map(name => address(name)) as [string, string]
    place.innerHTML = `<p><script async src="${written}"></script></p>`
    place.insertAdjacentHTML('beforeend', `<script src="${shown}"></script><img alt="" src="${address('x')}">`)
    const markup = [written, shown].map(src => src.replaceAll('&', '&amp;'))
    const old = place.querySelectorAll('script')
    await laterOnesRan()
    expect([...old].map(one => one.outerHTML)).to.eql([
      `<script async="" src="${markup[0]}"></script>`,
      `<script src="${markup[1]}"></script>`,
    ])
    const other = document.createElement('script')
    for (const { name, value } of old[0]!.attributes) other.setAttribute(name, value)
    old[0]!.replaceWith(other)
    await laterOnesRan()
    expect(ran).to.eql([])
    release()
    await runs('written')
    place.remove()
  })

  it('runs once if a library defers it, inserts it and then requests its URL in another way', async () => {
    const src = address('fetched')
    const one = script(src)
    one.type = 'false/'
    document.head.append(one)
    one.removeAttribute('type')
    const other = script(src)
    other.addEventListener('error', () => other.remove())
    document.head.append(other)
    await eventually(() => expect(other.isConnected).to.equal(false))
    release()
    await runs('fetched')
  })

  it('does not run before the page inserts it', async () => {
    const later = script(address('later'))
    release()
    await runs()
    document.head.append(later)
    await runs('later')
  })

  it('does not run through its copy, as the copy of a script that has run does not', async () => {
    const original = script(address('original'))
    document.head.append(original)
    const copy = original.cloneNode() as HTMLScriptElement
    document.head.append(copy)
    await laterOnesRan()
    release()
    await runs('original')
  })

  it('runs through its copy if neither was in the page before, with its type', async () => {
    const copy = script(address('copy'), 'module').cloneNode() as HTMLScriptElement
    expect(copy.type).to.equal('module')
    document.head.append(copy)
    await laterOnesRan()
    expect(ran).to.eql([])
    release()
    await runs('copy')
    expect(getAttribute.call(copy, 'type')).to.equal('module')
  })
})

describe('a blocked image or video', () => {
  const { allow } = trackerJudge()
  let restores: (() => boolean)[]
  beforeEach(() => {
    allow(false)
    restores = [patchElements()]
  })
  afterEach(() => {
    restores.toReversed().forEach(restore => restore())
  })
  const held = '/page/tracker.png'

  for (const [tag, ...names] of [
    ['img', 'src'],
    ['img', 'srcset'],
    ['img', 'src', 'srcset'],
    ['img', 'attributionsrc', 'src'],
    ['video', 'src'],
    ['video', 'poster', 'src'],
  ] as const)
    it(`dispatches one error for ${names.join(' and then ')} of <${tag}>`, async () => {
      const element = document.createElement(tag)
      let errors = 0
      element.addEventListener('error', () => errors++)
      for (const name of names) element.setAttribute(name, held)
      await eventually(() => expect(errors).to.equal(1))
      await tasksHaveRun()
      expect(errors).to.equal(1)
      expect(names.map(name => getAttribute.call(element, name)).filter(text => text?.includes('tracker'))).to.eql([])
    })

  it('dispatches no error for an <object> or <embed> whose document may load below the guard', async () => {
    const before = { ...guardScript }
    Object.assign(guardScript, { src: '/guard.js' })
    for (const [tag, name] of [
      ['object', 'data'],
      ['embed', 'src'],
    ] as const) {
      const element = document.createElement(tag)
      let errors = 0
      element.addEventListener('error', () => errors++)
      const address = `data:text/html,${encodeURIComponent(`<script src="${held}"></script>`)}`
      element.setAttribute(name, address)
      expect(getAttribute.call(element, name)).to.be.a('string').and.not.equal(address)
      await tasksHaveRun()
      expect(errors).to.equal(0)
    }
    Object.assign(guardScript, before)
  })
})
