/**
 * Styles of text buttons, rows of buttons and icon buttons. Two buttons share a row, with equal widths, if each label
 * then fits on one line. Otherwise each has a row of its own. `--_between` is the gap of such a row. A pressed button
 * has its color of hover, on touch screens without a transition: the browser computes transitions between the press and
 * its effect, which the visitor waits for.
 */
export const buttonStyles = `
button{appearance:none;margin:0;border:0;background:none;color:inherit;font:inherit;text-align:inherit;letter-spacing:inherit;cursor:pointer;touch-action:manipulation}
.button{border:1px solid transparent;min-block-size:max(44px,calc(2.75*var(--_rem)));padding:var(--_2) var(--_3);border-radius:var(--_radius-control);font-weight:600;line-height:1.25;text-align:center;overflow-wrap:break-word}
.solid{border-color:var(--_edge);background:var(--_accent);color:var(--_on-accent)}
.soft{background:var(--_surface);border-color:var(--_control)}
.quiet{color:var(--_text-muted)}
@media (hover:hover){
.button{transition:background-color 120ms,border-color 120ms}
.solid:hover{background:var(--_accent-hover)}
.soft:hover{background:var(--_surface-raised);border-color:var(--_text)}
.quiet:hover{background:var(--_surface-raised);color:var(--_text)}
.glyph:hover{background:var(--_surface-raised);color:var(--_text)}
}
@media (hover:none){.solid:active{background:var(--_accent-hover)}}
.buttons{--_between:var(--_2);display:flex;flex-wrap:wrap;gap:var(--_between)}
.buttons>.button{flex:1 1 calc(50% - .51*var(--_between));min-inline-size:fit-content}
.buttons>[part=customize],.buttons>[part=save]{flex-basis:100%}
.glyph{flex:none;display:grid;place-items:center;inline-size:max(44px,calc(2.5*var(--_rem)));block-size:max(44px,calc(2.5*var(--_rem)));padding:0;border-radius:50%;color:var(--_text-muted)}
.glyph svg{inline-size:calc(1.25*var(--_rem));block-size:calc(1.25*var(--_rem))}
`
