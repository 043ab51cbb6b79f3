import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { blockedContentHosts } from '../../build/blocked-content-hosts.mjs'
import { encodeHosts } from '../../build/encode-hosts.mjs'
import { hostsCoverage } from '../../build/hosts-coverage.mjs'
import { chooseHosts, observedEntities, refuseHarm, suffixes } from '../../build/tracking-hosts.mjs'

test('The list covers 98 % of the tracking hosts that pages use, by occurrence, of each kind', async () => {
  const { kinds, vendors } = await hostsCoverage()
  for (const [kind, { blocked, byPath, missed }] of Object.entries(kinds))
    assert.ok(missed / (blocked + byPath + missed) < 0.02, `${kind}: ${missed / (blocked + byPath + missed)} missed`)
  assert.ok(vendors.all >= 250)
  assert.equal(vendors.blocked, vendors.all)
})

test('The list has no host of a consent tool', async () => {
  const names = [...(await chooseHosts()).keys()].filter(name => !name.includes('/'))
  const consentTools = observedEntities()
    .filter(({ category }) => category === 'consent-provider')
    .flatMap(({ domains }) => domains.map(domain => domain.replace(/^\*\./, '')))
  const isUnder = (host, parent) => host === parent || host.endsWith(`.${parent}`)
  const found = consentTools.flatMap(tool => names.filter(name => isUnder(name, tool) || isUnder(tool, name)))
  assert.deepEqual(found, [])
})

test('Of the 1,000 most used hosts for content and files, only those of known services are blocked', async () => {
  const { checked, blocked } = await blockedContentHosts()
  assert.equal(checked, 1000)
  assert.deepEqual(
    blocked.filter(({ why }) => why === ''),
    [],
  )
  assert.ok(blocked.length > 0)
})

test('None of 1,000 hosts for content, payment, log-in, maps, fonts and videos is blocked', async () => {
  const chosen = await chooseHosts()
  const { hosts } = JSON.parse(readFileSync(new URL('needed-hosts.json', import.meta.url), 'utf8'))
  const needed = Object.values(hosts).flatMap(list => list.split(' '))
  assert.equal(new Set(needed).size, 1000)
  assert.deepEqual(Object.keys(hosts).toSorted(), ['content', 'font', 'login', 'map', 'payment', 'video'])
  assert.deepEqual(
    needed.filter(host =>
      suffixes(host).some(suffix => chosen.has(suffix) || chosen.has(suffix.replace(/^www\./, ''))),
    ),
    [],
  )
})

test('Hosts are listed that several free lists name and pages use, without what pages need', async () => {
  const chosen = await chooseHosts()
  for (const host of ['innovid.com', 'coremetrics.com', 'zipthelake.com', 'boldchat.com'])
    assert.ok(chosen.has(host), host)
  // Sign-in, forms, content and fraud prevention, which two or more of the sources name.
  for (const host of ['okta.com', 'marketo.com', 'apester.com', 'datadome.co', 'microsoft.com', 'hubspot.com'])
    assert.ok(!chosen.has(host), host)
  // Their trackers are listed by path or name; the portals themselves are not.
  for (const host of ['yahoo.com', 'linkedin.com', 'quora.com']) assert.ok(!chosen.has(host), host)
})

test('The list has no host that serves pictures or files which pages show by themselves', async () => {
  const chosen = await chooseHosts()
  const plain =
    'i.imgur.com live.staticflickr.com img.evbuc.com gist.githubusercontent.com images.unsplash.com upload.wikimedia.org'
  assert.deepEqual(
    plain.split(' ').filter(host => suffixes(host).some(suffix => chosen.has(suffix))),
    [],
  )
})

test('Trackers of WhoTracks.Me are listed, without what pages need', async () => {
  const chosen = await chooseHosts()
  for (const host of ['cdn.gravitec.net', 'flocktory.com', 'salesmanago.com', 'api.cartstack.com'])
    assert.ok(chosen.has(host), host)
  for (const host of ['githubassets.com', 'yandex.net', 'shopifycloud.com', 'bitrix24.com', 'kaptcha.com'])
    assert.ok(!chosen.has(host), host)
})

test('The generator fails for an entry that would block what must stay reachable', () => {
  for (const entry of [
    'stripe.com',
    'js.stripe.com',
    'google.com',
    'google.com/recaptcha',
    'co.uk',
    'maps.googleapis.com',
  ])
    assert.throws(() => refuseHarm([entry]), /must never be blocked/, entry)
  refuseHarm(['google.com/maps', 'maps.google.com'])
})

test('Hosts are encoded with each TLD once', () => {
  assert.equal(encodeHosts(['b.com', 'a.com/x/y', 'c.io']), '.com a/x/y b .io c')
})
