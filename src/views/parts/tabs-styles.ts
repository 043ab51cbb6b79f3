/** Tabs are of one width, and their labels break between words. Only where a word would break is there more than one row. */
export const tabsStyles = `
.tabs{flex:none;display:flex;flex-wrap:wrap;margin:var(--_2) var(--_5) var(--_3);padding:3px;gap:2px;border-radius:calc(var(--_radius-control) + 3px);background:var(--_surface-raised);box-shadow:inset 0 0 0 1px var(--_line)}
.tabs button{flex:1 1 0;min-inline-size:min-content;min-block-size:44px;padding:var(--_1) var(--_2);border:1px solid transparent;border-radius:var(--_radius-control);font-size:calc(.875*var(--_rem));font-weight:600;line-height:1.2;text-align:center;overflow-wrap:break-word}
.tabs button[aria-pressed=true]{border-color:var(--_control);background:var(--_surface)}
@media (forced-colors:active){.tabs button[aria-pressed=true]{outline:2px solid}}
`
