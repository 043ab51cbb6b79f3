/**
 * Runs a task in a task of its own, before timers and after input that has arrived meanwhile.
 * @returns a function that cancels the task
 */
export function inNextTask(task: () => void): () => void {
  let isCancelled = false
  const run = (): void => {
    if (!isCancelled) task()
  }
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } }
  if (scheduler?.yield) void scheduler.yield().then(run)
  else {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      run()
    })
    port1.start()
    port2.postMessage(null)
  }
  return () => {
    isCancelled = true
  }
}
