const { hasOwnProperty } = Object.prototype

/** Returns whether an object has an own property of this name. `Object.hasOwn` is missing in Safari before 15.4. */
export const hasOwn = (object: object, name: PropertyKey): boolean => hasOwnProperty.call(object, name)
