/** @returns the attribute of a property or an option: `policyUrl` is written `policy-url` */
export const attributeOf = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
