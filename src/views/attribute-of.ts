/** Returns the attribute name of a property or option: `policyUrl` becomes `policy-url`. */
export const attributeOf = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
