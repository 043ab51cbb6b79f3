import type { CDPSession, Protocol } from 'puppeteer-core'
import type { FrameContexts } from './frame-contexts'

/** A document of the visited page, of whatever site. */
export interface AuditFrame {
  readonly session: CDPSession
  readonly contexts: FrameContexts
  readonly id: string
  readonly url: string
  /** Whether it is the page itself and not a frame in it. */
  readonly isMain: boolean
}

const inTree = ({ frame, childFrames = [] }: Protocol.Page.FrameTree): Protocol.Page.Frame[] => [
  frame,
  ...childFrames.flatMap(inTree),
]

/** @returns the documents that a page or frame target holds; those of other sites are targets of their own */
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

/** @returns a context of the frame that the page's scripts cannot reach */
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
 * @param world `page` is where the page's scripts run; `isolated` sees the document but not what the scripts changed
 * @returns the value as JSON has it, promises awaited; undefined where it throws or the frame is gone
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
