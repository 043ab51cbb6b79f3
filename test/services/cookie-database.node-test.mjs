import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCsv, reduceCookieDatabase } from '../../build/cookie-database.mjs'

const head = 'ID,Platform,Category,Cookie / Data Key name,Domain,Description,Retention period,Wildcard match'

test('CSV fields may contain commas, quotes and line breaks.', () => {
  assert.deepEqual(readCsv('a,"b, ""c""\nd",\r\n1,2,3\n'), [
    ['a', 'b, "c"\nd', ''],
    ['1', '2', '3'],
  ])
})

test('The reduced database has only platforms of the catalogue, by name, title or the list of other names.', async () => {
  const csv = [
    head,
    '1,Acme Chat,Functional,acme_,,Text,1 year,1',
    '2,Other,Functional,other,,Text,1 year,0',
    '3,Facebook,Marketing,_fbp,facebook.com (3rd party),"Text, more",4 months,0',
  ].join('\n')
  const services = [
    { name: 'acme-chat', title: 'Acme' },
    { name: 'meta-pixel', title: 'Meta Pixel' },
  ]
  assert.deepEqual(await reduceCookieDatabase(csv, services), {
    'Acme Chat': [{ name: 'acme_*', retention: '1 year' }],
    Facebook: [{ name: '_fbp', retention: '4 months', domain: 'facebook.com (3rd party)' }],
  })
})
