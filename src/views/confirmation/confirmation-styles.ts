import { buttonStyles } from '../parts/button-styles'
import { groundStyles } from '../tokens'

/** The confirmation has the banner's corner. In layouts without a corner it has the default one. */
export const confirmationStyles = `${groundStyles}${buttonStyles}
.card{position:fixed;z-index:999999998;inset-block-end:max(var(--_gap),env(safe-area-inset-bottom));inset-inline-start:max(var(--_gap),env(safe-area-inset-left));max-inline-size:min(440px,calc(100% - 2*var(--_gap)));display:flex;flex-wrap:wrap;align-items:center;gap:0 var(--_4);padding:var(--_3) var(--_5) 0;border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);box-shadow:var(--_shadow);animation:enter 200ms cubic-bezier(.05,.9,.1,1) both}
p{flex:1 1 100%}
#saved{font-weight:600}
.muted{font-size:calc(.875*var(--_rem));line-height:1.4}
.link{min-block-size:44px;padding-inline:0;font-weight:600}
:host([layout^=top]) .card{inset-block:max(var(--_gap),env(safe-area-inset-top)) auto}
:host([layout$=end]) .card{inset-inline:auto max(var(--_gap),env(safe-area-inset-right))}
@keyframes enter{from{opacity:.5;transform:translateY(12px)}}
`
