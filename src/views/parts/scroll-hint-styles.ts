/**
 * The hint of more below a scroll container: a strip with a chevron. It is opaque, and begins below the last whole line
 * (see scroll-hint.ts), so that it lies over no readable text. Focused controls scroll to above it.
 */
export const scrollHintStyles = `
.hinted{position:relative;flex:1 1 auto;min-block-size:0;display:flex;flex-direction:column;overflow:hidden}
.hint{display:none;position:absolute;inset-inline:0;inset-block-end:0;place-items:end center;block-size:calc(min(1.25*var(--_rem),24px) + var(--_cut,0px));background:var(--_surface);color:var(--_text-muted);pointer-events:none}
.hint svg{inline-size:min(var(--_4),20px);block-size:min(var(--_4),20px)}
[data-more]>.hint{display:grid}
@media (forced-colors:active){.hint{background:Canvas;color:CanvasText}}
`
