/** Returns the present value of a global. If there is none, it is created. */
export function pageGlobal<Value>(name: string, make: () => Value): Value {
  const page = window as unknown as Record<string, Value | undefined>
  return (page[name] ??= make())
}
