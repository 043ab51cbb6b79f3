/** How many characters of a page or file are read. No page that people visit is larger. */
export const LARGEST_TEXT = 10_000_000
