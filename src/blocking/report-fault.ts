/** Reports a fault as the browser reports an uncaught one, and goes on. Safari before 15.4 has no `reportError`. */
export function reportFault(fault: unknown): void {
  if (typeof reportError === 'function') reportError(fault)
  else
    setTimeout(() => {
      throw fault
    })
}
