import { expect } from '@open-wc/testing'
import { isOwnersMachine } from '../../src/browser/is-owners-machine'

describe("the owner's machine", () => {
  for (const name of [
    '',
    'localhost',
    'shop.localhost',
    'shop.test',
    'shop.local',
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.7',
    '192.168.1.2',
    '172.16.0.1',
    '172.31.255.1',
    '[::1]',
  ])
    it(`has the host name "${name}"`, () => {
      expect(isOwnersMachine(name)).to.equal(true)
    })

  for (const name of [
    'shop.example',
    'localhost.example',
    'mylocalhost',
    'latest',
    'thelocal',
    '10.example',
    '127.0.0.1.example',
    '192.168.1.2.example',
    '172.15.0.1',
    '172.32.0.1',
    '192.169.1.2',
    '101.2.3.4',
    '[2001:db8::1]',
  ])
    it(`does not have the host name "${name}"`, () => {
      expect(isOwnersMachine(name)).to.equal(false)
    })
})
