import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { source } from './support/source.mjs'

const { findWayBack } = await source('audit/answer/way-back.ts')

/** A page whose calls of the DevTools protocol are answered: the controls that it has, and what its own code returns. */
function pageWith({ controls = [], evaluated = () => null }) {
  const pressed = []
  const answers = {
    'Accessibility.getFullAXTree': () => ({
      nodes: controls.map(({ name }, at) => ({
        role: { value: 'button' },
        name: { value: name },
        ignored: false,
        backendDOMNodeId: at,
      })),
    }),
    'DOM.resolveNode': ({ backendNodeId }) => ({ object: { objectId: `${backendNodeId}` } }),
    'Runtime.callFunctionOn': ({ objectId, arguments: given }) => {
      if (given) pressed.push(controls[objectId].name)
      return { result: { value: { visible: controls[objectId].visible } } }
    },
    'Runtime.evaluate': ({ expression }) => {
      if (expression.includes('inner.click()')) pressed.push('known')
      return { result: { value: evaluated() } }
    },
  }
  const session = { send: async (method, given) => answers[method](given) }
  const frame = { session, contexts: { main: () => 1 }, id: 'main', url: 'https://site.test/', isMain: true }
  return { visit: { frames: async () => [frame] }, pressed }
}
const data = { controlTexts: {} }
const tasks = () => new Promise(resolve => setImmediate(resolve))

for (const [what, given, name, press] of [
  ['the usual text', { controls: [{ name: 'Cookie settings', visible: true }] }, 'Cookie settings', 'Cookie settings'],
  ['the class of a known tool', { evaluated: () => 'cc-revoke' }, 'cc-revoke', 'known'],
])
  test(`a control with ${what} reopens the settings, which have time to open after its press`, async t => {
    t.mock.timers.enable({ apis: ['setTimeout'] })
    const { visit, pressed } = pageWith(given)
    const back = await findWayBack(visit, data)
    deepStrictEqual([back.name, pressed], [name, []])
    let isOpen = false
    const opening = back.open().then(() => (isOpen = true))
    await tasks()
    t.mock.timers.tick(600)
    await tasks()
    deepStrictEqual([pressed, isOpen], [[press], false])
    t.mock.timers.tick(100)
    await opening
  })

test('a page whose controls are hidden or for other things has no way back', async () => {
  const controls = [
    { name: 'Cookie settings', visible: false },
    { name: 'Buy', visible: true },
  ]
  strictEqual(await findWayBack(pageWith({ controls }).visit, data), null)
  strictEqual(await findWayBack({ frames: async () => [] }, data), null)
})
