// How `audit` finds the controls of a banner and presses them, with a page that is answered here.
import { deepStrictEqual, strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { fakeSession } from './support/fake-browser.mjs'
import { source } from './support/source.mjs'

const { click, findControls, inBanner, isSwitch, switchOff } = await source('audit/answer/find-controls.ts')
const { answerByButtons } = await source('audit/answer/answer-by-buttons.ts')

const data = { controlTexts: {} }
const facts = { visible: true, inBanner: true, inViewport: true, disabled: false, checked: false }

/**
 * A page with controls, each as role, name and facts. `press` changes them.
 * @returns what was pressed, in order
 */
function pageWith(first, press = () => undefined) {
  let shown = first
  const pressed = []
  const session = fakeSession({
    'Accessibility.getFullAXTree': () => ({
      nodes: shown.map(([role, name, more = {}], at) => ({
        role: { value: role },
        name: { value: name },
        ignored: more.ignored ?? false,
        ...(more.isWithoutNode ? {} : { backendDOMNodeId: at }),
      })),
    }),
    'DOM.resolveNode': ({ backendNodeId }) =>
      shown[backendNodeId][2]?.isGone
        ? Promise.reject(new Error('gone'))
        : { object: { objectId: `${backendNodeId}` } },
    'Runtime.callFunctionOn': ({ objectId, arguments: given }) => {
      const [, name, more] = shown[objectId]
      if (!given) return { result: { value: { ...facts, ...more } } }
      pressed.push(given[0].value ? `off ${name}` : name)
      shown = press(name, shown) ?? shown
      return {}
    },
  })
  const frame = { session, contexts: { main: () => 1 }, id: 'main', url: 'https://site.test/', isMain: true }
  return { visit: { frames: async () => [frame], settle: async () => true }, pressed, session }
}
const namesOf = controls => controls.map(({ role, name, kinds }) => [role, name, ...kinds])

test('buttons and links with texts of banners are found, and every switch', async () => {
  const { visit } = pageWith([
    ['button', ' Accept all '],
    ['link', 'Reject all'],
    ['menuitem', 'Cookie settings'],
    ['tab', 'Save'],
    ['DisclosureTriangle', 'Accept all'],
    ['PopUpButton', 'Accept all'],
    ['checkbox', 'Anything'],
    ['switch', ''],
    ['menuitemcheckbox', 'a'],
    ['ToggleButton', 'b'],
    ['button', 'Buy'],
    ['heading', 'Accept all'],
    ['button', 'Reject all', { ignored: true }],
    ['button', 'Reject all', { isWithoutNode: true }],
    ['button', 'Reject all', { isGone: true }],
    ['StaticText', 'Accept all'],
    ['StaticText', 'Decline'],
    ['StaticText', 'Buy'],
  ])
  deepStrictEqual(
    (await findControls(visit, data)).map(({ role, name }) => [role, name]),
    [
      ['button', 'Accept all'],
      ['link', 'Reject all'],
      ['menuitem', 'Cookie settings'],
      ['tab', 'Save'],
      ['DisclosureTriangle', 'Accept all'],
      ['PopUpButton', 'Accept all'],
      ['checkbox', 'Anything'],
      ['switch', ''],
      ['menuitemcheckbox', 'a'],
      ['ToggleButton', 'b'],
      ['text', 'Decline'],
    ],
  )
  const more = { controlTexts: { accept: new Set(['nehmen']) } }
  deepStrictEqual(namesOf(await findControls(pageWith([['button', 'Nehmen']]).visit, more)), [
    ['button', 'Nehmen', 'accept'],
  ])
})

test('of the visible controls in a banner, buttons come before links and texts, and others last', () => {
  const control = (role, changes = {}, kinds = ['accept']) => ({ role, kinds, facts: { ...facts, ...changes } })
  const all = [
    control('menuitem'),
    control('text'),
    control('link'),
    control('button', { visible: false }),
    control('button', { inBanner: false }),
    control('button', { disabled: true }),
    control('button', {}, ['reject']),
    control('button'),
  ]
  deepStrictEqual(
    inBanner(all, 'accept').map(({ role }) => role),
    ['button', 'link', 'text', 'menuitem'],
  )
  deepStrictEqual(
    ['checkbox', 'switch', 'menuitemcheckbox', 'ToggleButton', 'button', 'link'].map(role => isSwitch({ role })),
    [true, true, true, true, false, false],
  )
})

test('a press has the activation of a visitor, and a switch is pressed only while it is on', async () => {
  const { visit, session } = pageWith([['switch', 'a']])
  const [control] = await findControls(visit, data)
  await click(control)
  await switchOff(control)
  const presses = session.given('Runtime.callFunctionOn').slice(1)
  deepStrictEqual(
    presses.map(({ objectId, arguments: given, userGesture }) => [objectId, given, userGesture]),
    [
      ['0', [{ value: false }], true],
      ['0', [{ value: true }], true],
    ],
  )
  const calls = []
  const element = { matches: () => false, scrollIntoView: () => calls.push('scroll'), click: () => calls.push('click') }
  const press = new Function(`return ${presses[0].functionDeclaration}`)()
  press.call({ ...element, nodeType: 1 }, true)
  press.call({ nodeType: 3, parentElement: element }, false)
  press.call({ ...element, nodeType: 1, matches: () => true }, true)
  deepStrictEqual(calls, ['scroll', 'click', 'scroll', 'click'])
})

/** Runs what waits with timers, at once. */
async function atOnce(t, run) {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1000 })
  const found = []
  const running = run().then(one => found.push(one))
  for (let at = 0; at < 400 && found.length === 0; at++) {
    t.mock.timers.tick(50)
    await new Promise(resolve => setImmediate(resolve))
  }
  await running
  return found[0]
}
const [accept, reject, settings, save] = ['Accept all', 'Reject all', 'Cookie settings', 'Save'].map(name => [
  'button',
  name,
])
const on = (name, more = {}) => ['switch', name, { checked: true, ...more }]

for (const [what, choice, shown, press, result, presses] of [
  ['the button of the choice', 'accept', [accept, reject], () => [], '“Accept all”', ['Accept all']],
  ['the button of a rejection', 'reject', [accept, reject], () => [], '“Reject all”', ['Reject all']],
  ['a banner that stays', 'reject', [accept, reject], () => undefined, null, ['Reject all']],
  [
    'a banner that moves out of the window',
    'reject',
    [accept, reject],
    () => [['button', 'Accept all', { inViewport: false }]],
    '“Reject all”',
    ['Reject all'],
  ],
  ['no such button', 'accept', [reject, settings], () => [], null, []],
  ['nothing', 'reject', [accept], () => [], null, []],
  [
    'the button of the settings',
    'reject',
    [accept, settings],
    name => (name === 'Cookie settings' ? [reject, on('a')] : []),
    '“Cookie settings”, “Reject all”',
    ['Cookie settings', 'Reject all'],
  ],
  [
    'the switches of the settings',
    'reject',
    [accept, settings],
    name =>
      name === 'Cookie settings'
        ? [on('a'), on('b', { disabled: true }), on('c', { inBanner: false }), ['switch', 'd'], save]
        : undefined,
    '“Cookie settings”, “Save”',
    ['Cookie settings', 'off a', 'Save'],
  ],
  ['settings that cannot be saved', 'reject', [accept, settings], () => [on('a')], null, ['Cookie settings', 'off a']],
])
  test(`a choice is made with buttons: ${what}`, async t => {
    const { visit, pressed } = pageWith(shown, press)
    let choices = 0
    strictEqual(await atOnce(t, () => answerByButtons(visit, data, choice, () => choices++)), result)
    deepStrictEqual(pressed, presses)
    strictEqual(choices, presses.filter(name => !name.startsWith('off')).length)
  })
