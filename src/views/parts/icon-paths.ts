/** The paths of the icons, in a square of 24. */
export const closePath = 'M6 6l12 12M18 6L6 18'
export const chevronPath = 'M6 9l6 6 6-6'
export const checkPath = 'M6 12.5l4 4 8-9'
export const lockPath = 'M7 11V8a5 5 0 0110 0v3M5.5 11h13v9h-13z'
export const infoPath = 'M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5M12 8h.01'
