import type { AuditFrame } from '../../src/tools/audit/browser/audit-frame'
import type { Visit } from '../../src/tools/audit/browser/visit'
import type { AuditData } from '../../src/tools/audit/load-data'

/** A node of the accessibility tree, as the browser reports it. */
export interface AuditedNode {
  node: Node
  role: string
  name: string
}

// oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- as the protocol does
const valueOf = (expression: unknown): unknown => new Function(`return (${expression as string})`)() as unknown

/**
 * Answers the calls of the DevTools protocol by which the audit reads and presses controls, from this page itself. So the
 * functions that the audit sends to pages run without another browser.
 */
export function auditedPage(nodesNow: () => AuditedNode[]): { visit: Visit; data: AuditData } {
  let nodes: AuditedNode[] = []
  const answers: Record<string, (given: Record<string, unknown>) => unknown> = {
    'Accessibility.getFullAXTree': () => {
      nodes = nodesNow()
      return {
        nodes: nodes.map(({ role, name }, at) => ({
          role: { value: role },
          name: { value: name },
          ignored: false,
          backendDOMNodeId: at,
        })),
      }
    },
    'DOM.resolveNode': ({ backendNodeId }) => ({ object: { objectId: `${backendNodeId as number}` } }),
    'Runtime.callFunctionOn': ({ objectId, functionDeclaration, arguments: list = [] }) => {
      const run = valueOf(functionDeclaration) as (...given: unknown[]) => unknown
      const given = (list as { value: unknown }[]).map(({ value }) => value)
      return { result: { value: run.apply(nodes[Number(objectId)]!.node, given) } }
    },
    'Runtime.evaluate': ({ expression }) => ({ result: { value: valueOf(expression) } }),
  }
  const session = {
    send: (method: string, given: Record<string, unknown> = {}) => Promise.resolve(answers[method]!(given)),
  }
  const frame = { session, contexts: { main: () => 1 }, id: 'main', url: location.href, isMain: true }
  const visit = {
    frames: () => Promise.resolve([frame as unknown as AuditFrame]),
    settle: () => Promise.resolve(true),
  } as unknown as Visit
  return { visit, data: { controlTexts: {} } as unknown as AuditData }
}
