/** Returns whether categories can have headings of a level: services have the next one, and there are six. */
export const isHeadingLevel = (level: number): boolean => Number.isInteger(level) && level > 0 && level < 6
