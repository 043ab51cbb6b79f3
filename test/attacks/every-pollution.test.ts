import { testPollutions } from './test-pollutions'
import { typicalPollutions } from './pollutions'

// pollution.test.ts tests the typical names.
testPollutions(name => !typicalPollutions.includes(name))
