/** If there is more content below, it fades out above a strip in which an arrow points down, so that the arrow lies over no text. */
export const scrollAreaStyles = `
.scroll-area{position:relative;flex:1 1 0;min-block-size:0;display:flex}
.scroll-view{flex:1;min-inline-size:0;overflow-y:auto;overscroll-behavior:contain;scrollbar-width:none}
.scroll-view::-webkit-scrollbar{display:none}
.scroll-view:focus-visible{outline-offset:-2px}
.scroll-bar{position:absolute;inset-block:0;inset-inline-end:2px;inline-size:6px;block-size:100%;overflow:hidden;pointer-events:none;opacity:0;transition:opacity 150ms}
.scroll-bar rect{fill:var(--_control);stroke:none}
[data-moving]>.scroll-bar{opacity:1}
.more{display:none;position:absolute;inset-inline:0;inset-block-end:0;block-size:36px;place-items:end center;background:linear-gradient(transparent,var(--_surface) 18px);color:var(--_text-muted);pointer-events:none}
.more svg{inline-size:18px;block-size:18px}
[data-more]>.more{display:grid}
@media (forced-colors:active){.more{block-size:20px;background:Canvas}.scroll-bar{display:none}.scroll-view{scrollbar-width:auto;scrollbar-gutter:stable}.scroll-view::-webkit-scrollbar{display:revert}}
`
