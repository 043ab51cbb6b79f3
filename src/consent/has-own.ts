const { hasOwnProperty } = Object.prototype

/** Whether an object has a property itself, and not through its prototype. `Object.hasOwn` is missing in Safari before 15.4. */
export const hasOwn = (object: object, name: PropertyKey): boolean => hasOwnProperty.call(object, name)
