export const overlayStyles = `
.overlay{position:fixed;inset:0;background:var(--_overlay);touch-action:pinch-zoom;overscroll-behavior:contain}
@media (forced-colors:active){.overlay{background:Canvas;opacity:.8}}
`
