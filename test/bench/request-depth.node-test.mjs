import assert from 'node:assert/strict'
import { test } from 'node:test'
import { depthOf } from './request-depth.mjs'

const by = url => ({ type: 'script', stack: { callFrames: [{ url }] } })
const parser = { type: 'parser', url: 'page' }
const page = { url: 'page', initiator: { type: 'other' }, start: 0, end: 1 }
const all = () => true

test('The tag and what it requests at once are two requests deep.', () => {
  const requests = [
    page,
    { url: 'tag', initiator: parser, start: 1, end: 2 },
    { url: 'a', initiator: by('tag'), start: 2, end: 4 },
    { url: 'b', initiator: by('tag'), start: 2, end: 3 },
  ]
  assert.equal(depthOf(requests, all), 2)
})

test('A file that another one requests after it has arrived is one deeper, and a preload is not.', () => {
  const chain = [
    page,
    { url: 'tag', initiator: parser, start: 1, end: 2 },
    { url: 'a', initiator: by('tag'), start: 2, end: 3 },
    { url: 'b', initiator: { type: 'script', url: 'a' }, start: 3, end: 4 },
  ]
  assert.equal(depthOf(chain, all), 3)
  const preload = { url: 'b', initiator: parser, start: 1, end: 4 }
  assert.equal(depthOf([page, chain[1], preload, ...chain.slice(2)], all), 2)
})

test('A request that starts before its cause has ended is no deeper: the browser has found it while that file arrived.', () => {
  const requests = [
    page,
    { url: 'style', initiator: parser, start: 1, end: 4 },
    { url: 'imported', initiator: { type: 'parser', url: 'style' }, start: 2, end: 5 },
  ]
  assert.equal(depthOf(requests, all), 1)
})

test('Only counted requests make a page deeper.', () => {
  const requests = [
    page,
    { url: 'style', initiator: parser, start: 1, end: 2 },
    { url: 'font', initiator: { type: 'parser', url: 'style' }, start: 2 },
  ]
  assert.equal(
    depthOf(requests, url => url !== 'font'),
    1,
  )
  assert.equal(depthOf([page], all), 0)
})
