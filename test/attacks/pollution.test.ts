import { testPollutions } from './test-pollutions'
import { typicalPollutions } from './pollutions'

testPollutions(name => typicalPollutions.includes(name))
