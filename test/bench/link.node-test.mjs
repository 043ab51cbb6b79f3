import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLink } from './link.mjs'
import { parsePriority } from './priority-frames.mjs'

/** A clock that jumps to the next timer. */
function clock() {
  let now = 0
  const timers = []
  return {
    now: () => now,
    later: (run, milliseconds) => timers.push({ run, at: now + milliseconds }),
    runAll() {
      while (timers.length > 0) {
        timers.sort((a, b) => a.at - b.at)
        const { run, at } = timers.shift()
        now = at
        run()
      }
    },
  }
}
/** Sends answers over a line of 1,400 bytes, or one piece, each 7 ms. @returns the names of the pieces in order, and when each ended */
function sent(answers) {
  const time = clock()
  const link = createLink({ bytesPerSecond: 200_000 }, time)
  const pieces = []
  const ends = {}
  for (const [name, size, priority, change] of answers)
    link.send({
      body: Buffer.alloc(size),
      priority: () => (change && pieces.length >= change.after ? change.to : priority),
      write: () => pieces.push(name),
      end: () => (ends[name] = Math.round(time.now())),
    })
  time.runAll()
  return { pieces: pieces.join(''), ends }
}

test('A line takes as long as its rate says, however many answers share it.', () => {
  assert.deepEqual(sent([['a', 14_000, { urgency: 3, incremental: false }]]).ends, { a: 70 })
  const { ends } = sent([
    ['a', 14_000, { urgency: 3, incremental: true }],
    ['b', 14_000, { urgency: 3, incremental: true }],
  ])
  assert.deepEqual(ends, { a: 133, b: 140 })
})

test('More urgent answers overtake, equal ones wait or take turns.', () => {
  const [urgent, usual, shared] = [
    { urgency: 0, incremental: false },
    { urgency: 3, incremental: false },
    { urgency: 3, incremental: true },
  ]
  assert.equal(
    sent([
      ['a', 4200, usual],
      ['b', 2800, urgent],
    ]).pieces,
    'abbaa',
  )
  assert.equal(
    sent([
      ['a', 4200, usual],
      ['b', 2800, usual],
    ]).pieces,
    'aaabb',
  )
  assert.equal(
    sent([
      ['a', 4200, shared],
      ['b', 2800, shared],
    ]).pieces,
    'ababa',
  )
  assert.equal(
    sent([
      ['a', 4200, shared],
      ['b', 2800, usual],
    ]).pieces,
    'abbaa',
  )
})

test('An answer whose priority changes overtakes from then on.', () => {
  const late = { after: 2, to: { urgency: 0, incremental: false } }
  const usual = { urgency: 3, incremental: false }
  assert.equal(
    sent([
      ['a', 5600, usual],
      ['b', 2800, usual, late],
    ]).pieces,
    'aabbaa',
  )
})

test('Priorities are read as RFC 9218 writes them.', () => {
  assert.deepEqual(parsePriority('u=1, i'), { urgency: 1, incremental: true })
  assert.deepEqual(parsePriority('i,u=5'), { urgency: 5, incremental: true })
  assert.deepEqual(parsePriority('u=0'), { urgency: 0, incremental: false })
  assert.deepEqual(parsePriority(), { urgency: 3, incremental: false })
})
