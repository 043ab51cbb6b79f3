import { overlayStyles } from '../parts/overlay-styles'
import { scrollAreaStyles } from '../parts/scroll-area-styles'
import { settingsStyles } from './settings-styles'

/** How long the dialog fades, in milliseconds (specification §2); the script asks the styles, so it is said once. */
export const DIALOG_DURATION = 200

/**
 * The overlay lies inside the dialog, since only that is in the top layer, and beneath the card: a negative level
 * is above the background of the dialog, which is why the card takes the same background once more.
 */
export const dialogStyles = `
dialog{position:fixed;inset:0;margin:auto;padding:0;border:0;overflow:visible;color:inherit;
inline-size:min(calc(28*var(--_rem)),calc(100% - 2*var(--_gap)));max-inline-size:none;block-size:80vh;block-size:80dvh;max-block-size:none;
border-radius:var(--_radius);background:var(--_surface);animation:fade var(--consent-dialog-duration,${DIALOG_DURATION}ms) both}
dialog::backdrop{background:none}
dialog:focus{outline:0}
.overlay{z-index:-1;animation:none}
dialog[data-phase=out]{pointer-events:none;animation-name:leave}
dialog .card{display:flex;flex-direction:column;block-size:100%;border:1px solid var(--_line);border-radius:inherit;background:inherit;box-shadow:var(--_shadow);overflow:hidden auto;animation:enter var(--consent-dialog-duration,${DIALOG_DURATION}ms) cubic-bezier(.2,.8,.3,1)}
.head{flex:none;display:flex;align-items:center;justify-content:space-between;gap:var(--_2);padding-block:var(--_3) var(--_1);padding-inline:var(--_5) var(--_3)}
.body{padding:0 var(--_5) var(--_4)}
dialog .footer{flex:none;padding:var(--_4) var(--_5);border-block-start:1px solid var(--_line);background:var(--_surface-raised)}
@keyframes enter{from{transform:translateY(12px) scale(.985)}}
@keyframes fade{from{opacity:0}}
@keyframes leave{to{opacity:0}}
@media (max-height:30rem){
.scroll-area,.scroll-view{display:block;flex:none;overflow:visible}
.scroll-bar{display:none}
}
`

/** The stylesheet of the dialog. */
export const privacySettingsDialogStyles = settingsStyles + overlayStyles + scrollAreaStyles + dialogStyles
