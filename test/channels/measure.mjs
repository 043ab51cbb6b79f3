import { channelPage } from './channel-page.mjs'
import { startChannelSite } from './channel-site.mjs'
import { channels as allChannels } from './channels.mjs'
import { engines } from './engines.mjs'
import { gatedByInit } from './gated-by-init.mjs'
import { tiers } from './tiers.mjs'

const ownDomain = 'shop.example'
/** Listed hosts, alternating between measurement and marketing, so that a partial choice divides the channels. */
const trackers = {
  measurement: ['www.google-analytics.com', 'static.hotjar.com', 'cdn.segment.com', 'plausible.io'],
  marketing: ['www.googleadservices.com', 'bat.bing.com', 'static.ads-twitter.com', 'sslwidget.criteo.com'],
}
/** How long requests that must arrive are awaited after the last arrival, in milliseconds. */
const patience = 15_000
/** The time limit in milliseconds for all requests of a phase, on a busy machine. */
const longest = 60_000
const later = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))

/**
 * The arrivals of one channel in one phase, at the tracker and at the site itself.
 * @typedef {{ tracker: number, own: number }} Arrivals
 */

/**
 * Runs channels in one engine.
 * @param {object} options
 * @param {string} options.engine
 * @param {string[]} options.tiers
 * @param {(channel: object) => boolean} [options.only]
 * @param {string[]} [options.states] of `undecided`, `rejected`, `accepted`, `partial`; `undecided` continues with
 *   consent and with a withdrawal in the same page
 * @param {(line: string) => void} [options.say]
 * @returns by tier, by channel id: the arrivals in each phase
 */
export async function measure({
  engine: engineName,
  tiers: tierNames,
  only = () => true,
  states = ['undecided'],
  say = () => {},
}) {
  const channels = allChannels.filter(only)
  const byDatagram = channels.filter(({ datagrams }) => datagrams)
  const site = await startChannelSite({ ownDomain, datagramPortCount: byDatagram.length * 2 })
  const datagramPorts = Object.fromEntries(
    byDatagram.map(({ id }, index) => [id, site.datagramPorts.slice(index * 2, index * 2 + 2)]),
  )
  const datagramHost = (id, own) => (own ? ownDomain : `${id}.doubleclick.net`)
  const keepingPort = [ownDomain, ...byDatagram.map(({ id }) => datagramHost(id))]
  const engine = await engines[engineName]({ port: site.port, keepingPort })
  let pageCount = 0
  const results = {}

  /**
   * Returns the URLs of a channel on a page: tracker and site.
   * @param {(channel: object) => string} categoryOf returns the category of the tracker
   */
  const urlsOf = (token, categoryOf) => (channel, phase) => {
    const { id } = channel
    const hosts = trackers[categoryOf(channel)]
    const host = hosts[allChannels.findIndex(one => one.id === id) % hosts.length]
    if (channel.datagrams) return [0, 1].map(own => `https://${datagramHost(id, own)}:${datagramPorts[id][own]}/`)
    if (channel.byHost)
      return [host.replace(/^\w+\.(?=.+\.)/, ''), ownDomain].map(one => `https://${token}--${phase}--${id}.${one}/`)
    return [host, `${token}.${ownDomain}`].map(one => `https://${one}/c/${token}/${phase}/${id}`)
  }
  /** The host for datagrams is listed under marketing. */
  const categoryOf = ({ id, datagrams }) =>
    !datagrams && allChannels.findIndex(one => one.id === id) % 2 ? 'measurement' : 'marketing'

  /** Opens a page with some channels and goes through a visit. @returns the arrivals by channel and phase */
  async function visit(tier, list, state) {
    const token = `t${++pageCount}`
    const urls = urlsOf(token, categoryOf)
    const { head, body } = tiers[tier]
    const page = {
      channels: list,
      urls,
      decision: state,
      head: typeof head === 'function' ? await head(token) : head,
      body,
    }
    const html = channelPage(page)
    const gated = tiers[tier].converted ? await gatedByInit(html) : html
    site.publish(`/${token}/`, { body: gated, headers: tiers[tier].headers })
    const found = Object.fromEntries(list.map(({ id }) => [id, {}]))
    const datagramsBefore = {}
    const note = phase => {
      for (const { id, datagrams } of list) {
        const [tracker, own] = datagrams ? datagramPorts[id].map(port => site.datagrams(port)) : []
        const before = datagramsBefore[id] ?? [0, 0]
        found[id][phase] = datagrams
          ? { tracker: tracker - before[0], own: own - before[1] }
          : { ...(site.arrivals(token).get(`${phase.replace(/-.*/, '')}/${id}`) ?? { tracker: 0, own: 0 }) }
      }
    }
    /** Starts a new count. Datagrams are repeated for a while, also after their page was closed. */
    const mark = async () => {
      const ports = list.filter(({ datagrams }) => datagrams).flatMap(({ id }) => datagramPorts[id])
      const count = () => ports.reduce((sum, port) => sum + site.datagrams(port), 0)
      for (let before = -1; ports.length > 0 && before !== count(); await later(5000)) before = count()
      for (const { id, datagrams } of list) if (datagrams) datagramsBefore[id] = datagramPorts[id].map(site.datagrams)
    }
    const natural = list.filter(({ id }) => tier === 'none' || results.none[id].undecided.first.tracker > 0)
    const hits = (phase, { id, datagrams }) =>
      datagrams
        ? [0, 1].map(own => site.datagrams(datagramPorts[id][own]) - datagramsBefore[id][own])
        : ['tracker', 'own'].map(whose => site.arrivals(token).get(`${phase}/${id}`)?.[whose] ?? 0)
    /**
     * Waits until all required requests have arrived, and until no more arrive. Requests to the site itself are always
     * required. Also waits long enough to detect forbidden requests.
     * @param awaited whether the requests to trackers are required too
     * @param made the channels that make requests in this phase
     */
    const settle = async (phase, awaited, made = list) => {
      const started = Date.now()
      let latest = started
      const ownAwaited = tier === 'none' ? [] : made.filter(({ id }) => results.none[id].undecided.first.own > 0)
      const shortest = awaited ? 0 : list.length > 20 ? 4000 : 2000
      for (let before = -1, now = 0; ; before = now, await later(400)) {
        now = list.flatMap(channel => hits(phase, channel)).reduce((sum, count) => sum + count, 0)
        const time = Date.now()
        if (now !== before) latest = time
        if (time > Math.min(latest + patience, started + longest)) break
        if (now !== before || time < started + shortest) continue
        if (
          (awaited ?? []).every(channel => hits(phase, channel)[0] > 0) &&
          ownAwaited.every(channel => hits(phase, channel)[1] > 0)
        )
          break
      }
    }
    const opened = await engine.open()
    try {
      if (tiers[tier].prepared) {
        site.publish(`/${token}/before/`, { body: channelPage({ ...page, channels: [] }) })
        await opened.go(`https://${token}.${ownDomain}/${token}/before/`)
        for (const end = Date.now() + patience; Date.now() < end; await later(200))
          if (await opened.run('navigator.serviceWorker?.controller?.state === "activated"')) break
      }
      await mark()
      await opened.go(`https://${token}.${ownDomain}/${token}/`)
      await settle('first', state === 'accepted' || tier === 'none' ? natural : null)
      note('first')
      if (state !== 'undecided' || tier === 'none') return found
      for (const end = Date.now() + patience; Date.now() < end; await later(200))
        if (await opened.run('"consentManager" in window')) break
      await opened.run('consentManager.acceptAll()')
      await settle(
        'first',
        natural.filter(({ html, call }) => tiers[tier].reloads || (html && !call)),
      )
      note('first-released')
      await mark()
      const made = list.filter(({ how }) => how)
      await opened.run('runChannels(channelList, "granted")')
      await settle(
        'granted',
        natural.filter(({ how }) => how),
        made,
      )
      note('granted')
      await opened.run('consentManager.rejectAll()')
      await later(300)
      await mark()
      await opened.run('runChannels(channelList, "withdrawn")')
      await settle('withdrawn', null, made)
      note('withdrawn')
    } catch (error) {
      say(`${tier}, ${state}, ${list.length === 1 ? list[0].id : 'the batch'}: ${error.message.split('\n')[0]}`)
    } finally {
      await opened.close()
    }
    return found
  }

  const isAlone = ({ alone, datagrams }) => alone || datagrams
  const together = channels.filter(channel => !isAlone(channel))
  const byGroup = [...new Set(together.map(({ group }) => group))].map(name =>
    together.filter(({ group }) => group === name),
  )
  const apart = channels.filter(isAlone)
  try {
    for (const tier of tierNames) {
      results[tier] = {}
      const run = async (list, state) => {
        const found = await visit(tier, list, state)
        for (const [id, phases] of Object.entries(found)) (results[tier][id] ??= {})[state] = phases
      }
      const statesOfTier = tier === 'none' ? ['undecided'] : states
      // Only the front page is rendered, and only rendered pages load lazy images and media.
      // In one page with all of them, the page's own requests would arrive too late.
      for (const state of statesOfTier) for (const list of byGroup) await run(list, state)
      // A port does not identify the page of a datagram.
      for (const state of statesOfTier) for (const channel of apart) if (channel.datagrams) await run([channel], state)
      const disturbing = apart.filter(({ datagrams }) => !datagrams)
      const rest = statesOfTier.flatMap(state => disturbing.map(channel => () => run([channel], state)))
      const work = async () => {
        for (let next = rest.shift(); next; next = rest.shift()) await next()
      }
      await Promise.all(Array.from({ length: tiers[tier].reloads ? 1 : engine.pages }, work))
    }
  } finally {
    await engine.close()
    await site.stop()
  }
  return { channels, results, categoryOf }
}
