/** @returns the page's global of that name, as it is now; where there is none, the one that is made for it */
export function pageGlobal<Value>(name: string, make: () => Value): Value {
  const page = window as unknown as Record<string, Value | undefined>
  return (page[name] ??= make())
}
