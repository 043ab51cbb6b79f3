export const accordionStyles = `
.categories{margin:0;padding:0;list-style:none;border:1px solid var(--_line);border-radius:calc(var(--_radius) - 4px);overflow:hidden}
.category+.category{border-block-start:1px solid var(--_line)}
.category[data-open]{background:var(--_surface-raised)}
.row{display:flex;flex-wrap:wrap;align-items:center}
.row h3{flex:1 1 calc(8*var(--_rem));min-inline-size:0}
.side{display:flex;align-items:center;margin-inline-start:auto}
.opener{display:flex;align-items:center;gap:var(--_2);inline-size:100%;min-block-size:max(52px,calc(3.25*var(--_rem)));padding:var(--_2) var(--_3);font-weight:600;line-height:1.3}
.opener:focus-visible{outline-offset:-3px;border-radius:var(--_radius-control)}
.opener svg{color:var(--_text-muted);transition:transform 150ms}
.opener[aria-expanded=true] svg{transform:rotate(180deg)}
.opener span{min-inline-size:0}
.opener .badge{flex:none;padding:0 var(--_2);border:1px solid currentColor;border-radius:calc(1.25*var(--_rem));color:var(--_accent);font-size:calc(.75*var(--_rem));line-height:1.6}
.always{font-size:var(--_text-s);text-align:end;min-inline-size:0;padding-block:var(--_1)}
.panel{padding-block-end:var(--_4);padding-inline:calc(1.125*var(--_rem) + var(--_5)) var(--_4);font-size:calc(.875*var(--_rem));animation:unfold 150ms}
@media (hover:hover){.opener:hover svg{color:var(--_text)}}
@keyframes unfold{from{opacity:0;transform:translateY(-4px)}}
`
