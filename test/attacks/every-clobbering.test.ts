import { testClobbering, typicalNames } from './test-clobbering'

// clobbering.test.ts tests the typical names.
testClobbering(name => !typicalNames.includes(name))
