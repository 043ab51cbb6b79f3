let waiting: Set<() => void> | null = null

/** Says that what holds requests back is on its way. @param arrival settles when it is there, or cannot be had */
export function setBlockerLoading(arrival: Promise<unknown>): void {
  const tasks = (waiting = new Set())
  void arrival.finally(() => {
    waiting = null
    for (const task of tasks) task()
  })
}

/**
 * Runs a task as soon as what holds requests back is there, or known to stay away: mostly at once.
 * @returns calls it off
 */
export function onBlockerReady(task: () => void): () => void {
  const tasks = waiting
  if (tasks) tasks.add(task)
  else task()
  return () => void tasks?.delete(task)
}
