import { buttonStyles } from '../parts/button-styles'
import { groundStyles } from '../tokens'

/** The confirmation has the banner's corner. In layouts without a corner it has the default one. */
export const confirmationStyles = `${groundStyles}${buttonStyles}
.card{position:fixed;z-index:999999998;inset-block-end:max(var(--_gap),env(safe-area-inset-bottom));inset-inline-start:max(var(--_gap),env(safe-area-inset-left));inline-size:max-content;max-inline-size:min(440px,calc(100% - 2*var(--_gap)));max-block-size:calc(100% - 2*var(--_gap));overflow-y:auto;display:grid;grid-template-columns:auto 1fr auto;gap:0 var(--_3);padding:var(--_3) var(--_3) 0 var(--_4);border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);box-shadow:var(--_shadow);animation:enter 200ms cubic-bezier(.05,.9,.1,1) both}
.mark{display:grid;place-items:center;margin-block-start:10px;inline-size:24px;block-size:24px;border:1px solid transparent;border-radius:50%;background:var(--_accent);color:var(--_on-accent)}
.mark svg{inline-size:16px;block-size:16px;stroke-width:3}
#saved{align-self:center;font-weight:600}
.glyph{grid-area:1/3;inline-size:44px;block-size:44px}
.muted,.link{grid-column:2/-1;justify-self:start}
.muted{padding-inline-end:var(--_2);font-size:calc(.875*var(--_rem));line-height:1.4;white-space:pre-line}
.link{min-block-size:44px;padding:var(--_2) 0;font-weight:600}
@media (max-width:25em){.muted,.link{grid-column:1/-1}}
:host([layout^=top]) .card{inset-block:max(var(--_gap),env(safe-area-inset-top)) auto}
:host([layout$=end]) .card{inset-inline:auto max(var(--_gap),env(safe-area-inset-right))}
@keyframes enter{from{opacity:.5;transform:translateY(12px)}}
`
