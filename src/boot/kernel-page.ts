import { reporter } from '../effects/report-error'
import { offerHandover } from './handover'
import { kernelHold, type KernelHold } from './kernel-hold'

/** The file of the manager. */
export interface ManagerFile {
  /** Resolves when the blocker has loaded; null if nothing has to be blocked. */
  blockingReady: Promise<unknown> | null
}

/** A page that the kernel serves: what ends with it, what it blocks, and the way to the manager. */
export interface KernelPage {
  hold: KernelHold
  /** Adds functions that end a part of the kernel. */
  onEnd(...stops: (() => void)[]): void
  /** Ends the kernel's listeners. */
  stopListening(): void
  isStopped(): boolean
  /** Ends the listeners, and prevents that the manager is loaded. */
  stop(): void
  /** Loads the manager's file, which takes over what is offered then. A failure is reported, and returns undefined. */
  fetchManager(): Promise<ManagerFile | undefined>
  /** Loads the manager of a page that needs more than the kernel before it is served. */
  giveUp(): Promise<void>
}

const report = reporter({})

/** @param loadManager loads the file of the manager, which takes over what the kernel offers */
export function kernelPage(loadManager: () => Promise<ManagerFile>): KernelPage {
  const hold = kernelHold()
  const stops: (() => void)[] = []
  let isStopped = false
  const page: KernelPage = {
    hold,
    onEnd: (...more) => void stops.push(...more),
    stopListening: () => stops.splice(0).forEach(stop => stop()),
    isStopped: () => isStopped,
    stop() {
      isStopped = true
      page.stopListening()
    },
    async fetchManager() {
      try {
        // The manager loads another blocker if the guard is not there.
        await hold.guardArrival()
        return await loadManager()
      } catch (thrown) {
        offerHandover(null)
        report({ code: 'NETWORK_ERROR', message: 'The consent manager could not be loaded' }, thrown)
        return undefined
      }
    },
    async giveUp() {
      page.stop()
      const file = await page.fetchManager()
      // The core holds nothing before its first rules, so requests wait here until the blocker has arrived.
      await file?.blockingReady
      hold.end()
    },
  }
  return page
}
