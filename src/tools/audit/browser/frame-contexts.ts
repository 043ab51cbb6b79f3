import type { CDPSession, Protocol } from 'puppeteer-core'

/** Maps the frames of a session to their JavaScript contexts. */
export interface FrameContexts {
  /** Returns the context in which the frame's own scripts run. */
  readonly main: (frameId: string) => number | undefined
  /** Returns the frame that a context belongs to. */
  readonly frame: (contextId: number) => string | undefined
}

const frameOf = ({ auxData }: Protocol.Runtime.ExecutionContextDescription): string | undefined =>
  (auxData as { frameId?: string } | undefined)?.frameId
const isDefault = ({ auxData }: Protocol.Runtime.ExecutionContextDescription): boolean =>
  (auxData as { isDefault?: boolean } | undefined)?.isDefault === true

/** Tracks the contexts of a session, including those that already exist. */
export function followContexts(session: CDPSession): FrameContexts {
  const contexts = new Map<number, Protocol.Runtime.ExecutionContextDescription>()
  session.on('Runtime.executionContextCreated', ({ context }) => contexts.set(context.id, context))
  session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => contexts.delete(executionContextId))
  session.on('Runtime.executionContextsCleared', () => contexts.clear())
  session.send('Runtime.enable').catch(() => {})
  return {
    main: frameId => [...contexts.values()].findLast(context => isDefault(context) && frameOf(context) === frameId)?.id,
    frame: contextId => {
      const context = contexts.get(contextId)
      return context && frameOf(context)
    },
  }
}
