/**
 * A switch that is always on shows a lock, with text beside it. A locked switch that is off is pale. The target is larger
 * than the visible track. On and off differ by position and glyph, not only by color.
 */
export const switchStyles = `
.switch{flex:none;display:grid;place-items:center;min-block-size:44px;padding:var(--_2) var(--_3);border-radius:var(--_radius-control)}
.track{display:block;inline-size:calc(2.875*var(--_rem));block-size:calc(1.75*var(--_rem));padding:calc(.3125*var(--_rem) - 2px);border:2px solid var(--_control);border-radius:var(--_rem);background:var(--_surface);transition:background-color 150ms,border-color 150ms}
.thumb{display:grid;place-items:center;inline-size:calc(1.125*var(--_rem));block-size:calc(1.125*var(--_rem));border-radius:50%;background:var(--_control);color:var(--_accent);transition:transform 150ms,background-color 150ms}
.thumb svg{stroke-width:3;inline-size:calc(.875*var(--_rem));block-size:calc(.875*var(--_rem))}
[aria-checked=true] .track{background:var(--_accent);border-color:var(--_edge)}
[aria-checked=true] .thumb{background:var(--_on-accent);transform:translateX(calc(1.125*var(--_rem)))}
[dir=rtl] [aria-checked=true] .thumb{transform:translateX(calc(-1.125*var(--_rem)))}
.switch[aria-disabled]{cursor:default}
.switch[aria-disabled] .track{opacity:.45}
.lock{display:grid;place-items:center;inline-size:calc(2.875*var(--_rem));color:var(--_text-muted)}
@media (hover:hover) and (forced-colors:none){.switch:not([aria-disabled]):hover .track{border-color:var(--_text)}.switch[aria-checked=true]:not([aria-disabled]):hover .track{background:var(--_accent-hover);border-color:var(--_accent-hover)}}
.switch:focus-visible{outline-offset:-3px}
@media (forced-colors:active){
.track{forced-color-adjust:none;background:Canvas;border-color:ButtonText}
.thumb{background:ButtonText;color:Canvas}
[aria-checked=true] .track{background:Highlight;border-color:ButtonText}
[aria-checked=true] .thumb{background:HighlightText;color:Highlight}
.lock{color:CanvasText}
}
`
