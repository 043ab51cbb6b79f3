/** @returns the anchor that GitHub gives a heading. The documentation site has the same one, so that links work in both. */
export const headingAnchor = title =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-')
