import type { Call } from './call'
import { visitorPlace, type VisitorPlace } from './visitor-place'

/** Reads the place of the visitor who calls. */
export const placeOf = (c: Call): VisitorPlace => visitorPlace(name => c.req.header(name))
