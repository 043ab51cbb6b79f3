/** `dist/consent-elements-declaration.js`: registers the list of services for privacy policies. */
import { ConsentDeclarationElement } from '../elements/consent-declaration'
import { defineTag } from '../elements/define-tag'

defineTag('consent-declaration', ConsentDeclarationElement)
