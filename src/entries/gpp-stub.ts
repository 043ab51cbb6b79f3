/** `dist/gpp-stub.js`: a classic script for the head of a page with `signals.gpp`, before its ad scripts. */
import { installGppStub } from '../signals/gpp-stub'

installGppStub()
