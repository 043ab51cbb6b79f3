let waiting: (() => void)[] | null = null

/** Says that what holds requests back is on its way. @param arrival settles when it is there, or cannot be had */
export function awaitBlocking(arrival: Promise<unknown>): void {
  const tasks: (() => void)[] = (waiting = [])
  void arrival.finally(() => {
    waiting = null
    for (const task of tasks) task()
  })
}

/** Runs a task as soon as what holds requests back is there, or known to stay away: mostly at once. */
export function whenBlocking(task: () => void): void {
  if (waiting) waiting.push(task)
  else task()
}
