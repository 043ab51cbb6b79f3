let waiting: Set<() => void> | null = null

/**
 * Announces that the blocker is being loaded. Tasks of onBlockerReady wait until then.
 * @param arrival settles when the blocker has loaded, or has failed to load
 */
export function setBlockerLoading(arrival: Promise<unknown>): void {
  const tasks = (waiting = new Set())
  void arrival.finally(() => {
    waiting = null
    for (const task of tasks) task()
  })
}

/**
 * Runs a task as soon as the blocker has loaded or has failed to load: immediately, if none is being loaded.
 * @returns a function that cancels the task
 */
export function onBlockerReady(task: () => void): () => void {
  const tasks = waiting
  if (tasks) tasks.add(task)
  else task()
  return () => void tasks?.delete(task)
}
