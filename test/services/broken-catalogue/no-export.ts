export const other = {}
