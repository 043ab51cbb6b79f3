import { testClobbering, typicalNames } from './test-clobbering'

testClobbering(name => typicalNames.includes(name))
