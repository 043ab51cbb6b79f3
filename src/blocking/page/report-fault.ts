/** Reports an error as uncaught, without throwing it here. `reportError` is missing in Safari before 15.4. */
export function reportFault(fault: unknown): void {
  if (typeof reportError === 'function') reportError(fault)
  else
    setTimeout(() => {
      throw fault
    })
}
