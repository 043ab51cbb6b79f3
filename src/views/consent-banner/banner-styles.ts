import { groundStyles } from '../tokens'
import { buttonStyles } from '../parts/button-styles'
import { overlayStyles } from '../parts/overlay-styles'

/** How long the banner fades, in milliseconds (specification §2); the script asks the styles, so it is said once. */
export const BANNER_DURATION = 200

/**
 * Card and overlay fade each by itself: a fading parent would be a stacking context of its own, and the levels of
 * specification §2 would count only inside it. The card can be clicked from its first frame on.
 */
export const bannerStyles = `${groundStyles}${buttonStyles}${overlayStyles}
.card{position:fixed;z-index:999999998;inset-block-end:max(var(--_gap),env(safe-area-inset-bottom));inset-inline-start:max(var(--_gap),env(safe-area-inset-left));
inline-size:min(440px,calc(100% - 2*var(--_gap)));max-block-size:calc(100vh - 2*var(--_gap));max-block-size:calc(100dvh - 2*var(--_gap));overflow-y:auto;overscroll-behavior:contain;
padding:var(--_5) var(--_5) 0;border:1px solid var(--_line);border-radius:var(--_radius);background:var(--_surface);box-shadow:var(--_shadow);animation:enter var(--consent-banner-duration,${BANNER_DURATION}ms) cubic-bezier(.2,.8,.3,1) both}
[data-raised]>.card{inset-block:max(var(--_gap),env(safe-area-inset-top)) auto}
.root[popover]{inset:0 auto auto 0;inline-size:0;block-size:0;margin:0;padding:0;border:0;overflow:visible;background:none}
.overlay{z-index:999999997;animation:fade var(--consent-banner-duration,${BANNER_DURATION}ms) both}
[data-leaving]{pointer-events:none}
[data-leaving]>*{animation-name:leave}
.head{display:flex;align-items:center;gap:var(--_3)}
.head svg{color:var(--_accent);inline-size:calc(1.5*var(--_rem));block-size:calc(1.5*var(--_rem))}
.card .muted{margin-block-start:var(--_2)}
.card .buttons{padding-block:var(--_4) var(--_5);background:var(--_surface)}
@media (min-height:22em){.card .buttons{position:sticky;inset-block-end:0}}
.crash{padding-block-end:var(--_5)}
@keyframes enter{from{opacity:0;transform:translateY(12px)}}
@keyframes fade{from{opacity:0}}
@keyframes leave{to{opacity:0}}
`
