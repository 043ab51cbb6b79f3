/**
 * Returns the address of a file beside a guard, with the guard's query. The interface URL or a regular expression would
 * cost every visitor memory.
 * @param guard the address of the guard's file
 * @param file the name of the other file
 */
export function besideGuard(guard: string, file: string): string {
  const [path = '', ...queries] = guard.split('#')[0]!.split('?')
  return [path.slice(0, path.lastIndexOf('/') + 1) + file, ...queries].join('?')
}
