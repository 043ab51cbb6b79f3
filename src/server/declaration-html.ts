import { textDirection } from '../translations/text-direction'
import { declarationStyles } from '../views/declaration/declaration-styles'
import { declarationTree, type DeclarationNode } from '../views/declaration/declaration-tree'
import { checkNonce } from './check-nonce'
import { valueRules } from './check-options'
import { declarationFacts, type DeclarationOptions } from './declaration-facts'
import { escapeHtml, renderAttributes } from './render-markup'

/**
 * Renders the list of services for a privacy policy, as `<consent-declaration>` with its content. It needs no script on
 * the page. With our script, visitors read it in their own language.
 * @param options.nonce the nonce of the page's Content-Security-Policy, for the styles
 * @returns HTML to insert into the policy
 * @throws TypeError if an option is invalid
 * @throws Error that lists every problem of the services
 */
export async function declarationHtml(options: DeclarationOptions & { nonce?: string | null }): Promise<string> {
  const facts = await declarationFacts(options, 'declarationHtml', { nonce: valueRules.checkedLater })
  const nonce = checkNonce(options.nonce, 'declarationHtml')
  const { language, updated } = facts
  const content = declarationTree(facts).map(render).join('')
  const root = `<div${renderAttributes({ lang: language, dir: textDirection(language) })}>${content}</div>`
  const styles = `<style${renderAttributes({ nonce })}>${declarationStyles}</style>`
  const attributes = renderAttributes({ updated: updated?.toISOString().slice(0, 10) })
  return `<consent-declaration${attributes}><template shadowrootmode="open">${styles}${root}</template></consent-declaration>`
}

function render(node: DeclarationNode): string {
  if (typeof node === 'string') return escapeHtml(node)
  const [tag, attributes, ...children] = node
  return `<${tag}${renderAttributes(attributes)}>${children.map(render).join('')}</${tag}>`
}
