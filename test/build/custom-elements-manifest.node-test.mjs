import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const { modules } = JSON.parse(readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8'))
const tags = modules.flatMap(({ declarations }) => declarations)
const banner = tags.find(({ tagName }) => tagName === 'consent-banner')

describe('custom-elements.json', () => {
  it('describes every tag, attribute, field, event, slot, part and custom property', () => {
    for (const tag of tags)
      for (const list of ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties'])
        for (const { name, description } of [tag, ...(tag[list] ?? [])])
          assert.match(description ?? '', /\S/, `${tag.tagName} ${list} ${name}`)
  })

  it('names the type of every event’s detail', () => {
    for (const { events = [] } of tags)
      for (const { name, type } of events) assert.match(type.text, /^CustomEvent<.+>$/, name)
    const types = Object.fromEntries(banner.events.map(({ name, type }) => [name, type.text]))
    assert.equal(types['consent-change'], 'CustomEvent<ConsentEventDetail>')
    assert.equal(types['consent-error'], 'CustomEvent<ReportedError>')
  })

  it('has the attributes of the options with their words and defaults, and says which are live', () => {
    const attribute = wanted => banner.attributes.find(({ name }) => name === wanted)
    assert.deepEqual(attribute('mode').type, { text: "'c15t'|'offline'|'custom'" })
    assert.equal(attribute('mode').default, 'c15t')
    assert.match(attribute('mode').description, / Read at the start\.$/)
    assert.match(attribute('scroll-lock').description, / It can be changed at any time\.$/)
    assert.equal(attribute('tracking-hosts'), undefined)
    assert.ok(banner.members.some(({ name, attribute: own }) => name === 'trackingHosts' && !own))
  })
})
