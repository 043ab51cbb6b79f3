import type { CDPSession, Protocol } from 'puppeteer-core'

/** A page, frame, worker or service worker that the recorder is attached to. */
export interface RecordedTarget {
  readonly session: CDPSession
  readonly info: Protocol.Target.TargetInfo
  /** The page that the target belongs to: itself for a page, null for shared workers and service workers. */
  readonly page: RecordedTarget | null
}

/** The browser contexts that are being recorded, by browser: several visits can run at the same time. */
const recorded = new WeakMap<CDPSession, Set<string>>()

/**
 * Attaches to all targets of a browser context, at any depth: pages, pop-ups, cross-site frames, workers. A target
 * executes nothing until the commands of `prepare` have been sent.
 * @param prepare sends commands to a target; it must not wait for the responses
 * @returns a function that stops the recording
 */
export function recordTargets(
  root: CDPSession,
  browserContextId: string,
  prepare: (target: RecordedTarget) => void,
  gone: (target: RecordedTarget) => void,
): () => void {
  const targets = new Map<string, RecordedTarget>()
  const contexts = recorded.get(root) ?? new Set()
  recorded.set(root, contexts.add(browserContextId))
  const follow = (parent: CDPSession, page: RecordedTarget | null) => {
    const attached = ({ sessionId, targetInfo }: Protocol.Target.AttachedToTargetEvent) => {
      const session = parent.connection()?.session(sessionId)
      if (!session) return
      const isOurs = targetInfo.browserContextId === browserContextId
      // Another visit prepares it.
      if (!isOurs && contexts.has(targetInfo.browserContextId ?? '')) return
      const known = [...targets.values()].some(({ info }) => info.targetId === targetInfo.targetId)
      if (isOurs && !known) {
        const own = { session, info: targetInfo, page } as {
          -readonly [Key in keyof RecordedTarget]: RecordedTarget[Key]
        }
        if (targetInfo.type === 'page') own.page = own
        targets.set(sessionId, own)
        prepare(own)
        follow(session, own.page)
      }
      session.send('Runtime.runIfWaitingForDebugger').catch(() => {})
      if (!isOurs) parent.send('Target.detachFromTarget', { sessionId }).catch(() => {})
    }
    const detached = ({ sessionId }: Protocol.Target.DetachedFromTargetEvent) => {
      const target = targets.get(sessionId)
      if (target) gone(target)
      targets.delete(sessionId)
    }
    parent.on('Target.attachedToTarget', attached)
    parent.on('Target.detachedFromTarget', detached)
    parent
      .send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true })
      .catch(() => {})
    return () => {
      parent.off('Target.attachedToTarget', attached)
      parent.off('Target.detachedFromTarget', detached)
    }
  }
  const stop = follow(root, null)
  return () => {
    contexts.delete(browserContextId)
    stop()
  }
}
