/** `dist/gpp-stub.js`: a classic script for the head of a page with `signals.gpp`, in front of its ad scripts. */
import { installGppStub } from '../signals/gpp-stub'

installGppStub()
