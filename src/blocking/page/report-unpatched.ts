/** Reports in the console that something could not be patched. Requests made by it are not blocked; all others are. */
export const reportUnpatched = (what: string, fault: unknown): void =>
  console.error(`consent-elements: "${what}" could not be patched, so requests made by it are not blocked`, fault)
