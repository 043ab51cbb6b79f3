import type { CDPSession, Protocol } from 'puppeteer-core'
import type { FrameContexts } from './frame-contexts'

/** A document of the visited page, from any site. */
export interface AuditFrame {
  readonly session: CDPSession
  readonly contexts: FrameContexts
  readonly id: string
  readonly url: string
  /** Whether it is the top-level document. */
  readonly isMain: boolean
}

const inTree = ({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] => [
  frame,
  ...childFrames.flatMap(inTree),
]

/** Returns the documents of a page or frame target; cross-site documents are targets of their own. */
export async function framesOf(session: CDPSession, contexts: FrameContexts, isPage: boolean): Promise<AuditFrame[]> {
  const { frameTree } = await session.send('Page.getFrameTree')
  return inTree(frameTree).map(({ id, url }) => ({
    session,
    contexts,
    id,
    url,
    isMain: isPage && id === frameTree.frame.id,
  }))
}

const isolatedWorld = 'consent-elements-audit'

/** Returns an execution context of the frame that is isolated from the page's scripts. */
export async function isolatedContext(frame: AuditFrame): Promise<number> {
  const { executionContextId } = await frame.session.send('Page.createIsolatedWorld', {
    frameId: frame.id,
    worldName: isolatedWorld,
    grantUniveralAccess: false,
  })
  return executionContextId
}

/**
 * Evaluates an expression in a frame.
 * @param world `page` is the context of the page's scripts; `isolated` has the same DOM, but unmodified globals
 * @returns the value as JSON, with promises awaited; undefined if it throws or the frame is gone
 */
export async function evaluateIn(frame: AuditFrame, expression: string, world: 'page' | 'isolated'): Promise<unknown> {
  try {
    const contextId = world === 'isolated' ? await isolatedContext(frame) : frame.contexts.main(frame.id)
    if (contextId === undefined) return undefined
    const { result, exceptionDetails } = await frame.session.send(
      'Runtime.evaluate',
      { expression, contextId, awaitPromise: true, returnByValue: true, userGesture: true },
      { timeout: 20_000 },
    )
    return exceptionDetails ? undefined : result.value
  } catch {
    return undefined
  }
}
