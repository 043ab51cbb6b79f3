// Runs the other tests of this folder with React 19 (test/support/with-react-19.mjs).
import { expect } from '@open-wc/testing'

const address = '/__react-19__.js'
const { version } = (await import(address)) as { version: string }

it('the tests of this file ran with React 19', () => expect(version).to.match(/^19\./))
