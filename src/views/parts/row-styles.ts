/**
 * The number of companies is below the title, as "Always active" is, at the same place in each row. A purpose begins within
 * the row of its title, whose target is higher than its text, so the focus ring of an open row is lower than its target.
 *
 * "Always active" is a text of its own below the title, so that long titles have the full width. The button reaches below
 * it, and its ring goes around both.
 */
export const rowStyles = `
.categories{margin:0;padding:0;list-style:none;border:1px solid var(--_line);border-radius:calc(var(--_radius) - 4px);overflow:hidden}
.categories>li+li{border-block-start:1px solid var(--_line)}
.row{display:flex;flex-wrap:wrap;align-items:center}
.row .name{position:relative;flex:1 1 calc(8*var(--_rem));min-inline-size:0;display:grid;grid-template-columns:minmax(0,1fr)}
.row h3{min-inline-size:0;display:grid;grid-template-columns:minmax(0,1fr)}
.row .switch{margin-inline-start:auto}
.fixed .switch{align-self:flex-start;margin-block:-4px}
.opener{display:flex;align-items:center;gap:var(--_2);inline-size:100%;min-block-size:max(48px,calc(3*var(--_rem)));padding:var(--_2) 0;padding-inline-start:var(--_3);font-weight:600;line-height:1.3}
.opener::after{content:"";position:absolute;inset:3px;border-radius:var(--_radius-control)}
[data-open]>.row:not(.fixed) .opener::after{inset:8px 3px 10px}
.opener:focus-visible{outline:0}
.opener:focus-visible::after{outline:2px solid var(--_focus)}
[aria-expanded] svg{color:var(--_text-muted)}
[data-moves] .opener svg,.disclosure svg{transition:transform 150ms}
[aria-expanded=true] svg{transform:rotate(180deg)}
.label{flex:1;min-inline-size:0;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 var(--_2)}
.label>*{min-inline-size:0;overflow-wrap:break-word}
.badge{flex:none;margin-inline-end:auto;padding:0 var(--_2);border:1px solid currentColor;border-radius:calc(1.25*var(--_rem));color:var(--_text);font-size:calc(.75*var(--_rem));line-height:1.6}
.opener:has(.companies){align-items:flex-start;padding-block:var(--_2)}
.fixed .opener{--_note:calc(1.5*var(--_rem));align-items:flex-start;padding-block:var(--_2) var(--_note);margin-block-end:calc(-1*var(--_note))}
.always{pointer-events:none;padding-block-end:var(--_2);padding-inline-start:calc(1.125*var(--_rem) + var(--_5));font-size:var(--_text-s);line-height:1.3}
.panel{--_gutter:calc(1.125*var(--_rem) + var(--_2));--_margin:var(--_4);margin-block-start:calc(-.625*var(--_rem));padding-block-end:var(--_2);padding-inline:calc(1.125*var(--_rem) + var(--_5)) var(--_margin);font-size:var(--_text-s);line-height:1.35}
.row{position:relative}
.row+.panel>p{pointer-events:none}
.fixed+.panel{margin-block-start:calc(-1*var(--_1))}
.companies{flex:1 0 100%;font-size:calc(.75*var(--_rem));font-weight:400;white-space:nowrap}
[data-moves]>.panel,.disclosed{animation:unfold 150ms}
@media (hover:hover){[aria-expanded]:hover svg{color:var(--_text)}}
@keyframes unfold{from{opacity:0;transform:translateY(-4px)}}
@supports (interpolate-size:allow-keywords){.panel,.disclosed{interpolate-size:allow-keywords}@keyframes unfold{from,to{overflow:clip}from{opacity:0;block-size:0;padding-block:0}}}
`
