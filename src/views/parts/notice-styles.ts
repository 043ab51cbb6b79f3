/** A notice: an icon and a sentence in a box. */
export const noticeStyles = `
.note{display:flex;gap:var(--_2);margin-block-start:var(--_2);padding:var(--_2) var(--_3);border:1px solid var(--_line);border-radius:var(--_radius-control);background:var(--_surface-raised);font-size:var(--_text-s);line-height:1.35}
.note svg{color:var(--_edge)}
`
