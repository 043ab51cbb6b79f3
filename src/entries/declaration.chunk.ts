/** `dist/consent-elements-declaration.js`: the list of services for privacy policies. */
import { ConsentDeclarationElement } from '../elements/consent-declaration'
import { defineTag } from '../elements/define-tag'

/** Registers `<consent-declaration>`. */
export const defineDeclaration = (): void => defineTag('consent-declaration', ConsentDeclarationElement)
