import { overlayStyles } from './overlay-styles'
import { scrollAreaStyles } from './scroll-area-styles'

/** Duration of the fade, in milliseconds (specification §2). The script reads it from the computed styles. */
const DIALOG_DURATION = 200

/**
 * The curve reaches almost full opacity after a quarter of the duration, so the text is readable from the first frame
 * on, also on slow devices.
 */
const entering = 'cubic-bezier(0,1,0,1)'
const fades = `var(--consent-dialog-duration,${DIALOG_DURATION}ms)`

/** Windows in which the 80 percent of the specification are too small: phones, and low windows of any width. */
const small = '(max-width:30em) and (max-height:47em),(max-height:35em)'
/** Low windows, such as phones in landscape: the three buttons share one row. */
const low = '(max-height:31em)'

/** Three buttons in a row if each label fits on one line. Otherwise Save has a row of its own below the other two. */
const threeInARow =
  'dialog .buttons>.button{flex-basis:calc((100% - 2*var(--_between))/3 - .1px);padding:2px var(--_1);line-height:1.2}'

/** Everything scrolls in one piece, with the buttons at the end. While they are out of view, the hint of more is at the edge of the window. */
export const onePiece = `
.scroll-area,.scroll-view,.scroll-view>div{display:block;flex:none;min-block-size:0;overflow:visible;container:none}
.scroll-bar{display:none}
.scroll-area>.more{display:grid;position:sticky;block-size:28px}
`

/**
 * A modal dialog with header, scroll area and footer: see Dialog.tsx. It has 80 percent of the window's height
 * (specification §2).
 *
 * The backdrop dims the page. It also does so if a transform or filter of the site on the dialog makes the dialog the
 * containing block of its fixed descendants, such as the overlay. The overlay is inside the dialog, because only the
 * dialog is in the top layer. It receives clicks outside the card and is transparent.
 *
 * The host has an empty box outside the flow of the page. With `display:contents`, Firefox exposes nothing of the modal
 * dialog to a screen reader that starts while it is open.
 */
export const dialogStyles = `${overlayStyles}${scrollAreaStyles}
:host{display:block!important;position:fixed!important;inset:0 auto auto 0!important}
dialog{position:fixed;inset:0;margin:auto;padding:0;border:0;overflow:visible;color:inherit;
inline-size:min(28*var(--_rem),100% - 2*var(--_gap));max-inline-size:none;block-size:80%;max-block-size:none;
border-radius:var(--_radius);background:var(--_surface);transform-origin:var(--_from,50% 100%);animation:fade ${fades} ${entering} both,enter ${fades} cubic-bezier(.05,.9,.1,1)}
dialog::backdrop{background:var(--_overlay,rgb(0 0 0/50%));animation:fade ${fades} ${entering} both}
dialog[data-phase=out]::backdrop{animation:leave ${fades} ease both}
@media (forced-colors:active){dialog::backdrop{background:Canvas;opacity:.8}}
dialog:focus{outline:0}
dialog[data-phase=soon]{display:block;visibility:hidden;animation:none}
.overlay{z-index:-1;animation:none;background:none}
dialog[data-phase=out]{pointer-events:none;animation-name:leave;animation-timing-function:ease}
dialog .card{container:card/size;position:relative;display:flex;flex-direction:column;block-size:100%;border:1px solid var(--_line);border-radius:inherit;box-shadow:var(--_shadow);overflow:hidden auto}
.head{flex:none;display:flex;flex-wrap:wrap-reverse;align-items:center;gap:var(--_2);padding-block:var(--_2) 0;padding-inline:var(--_5) var(--_3)}
.glyph{margin-inline-start:auto}
.scroll-view{container:room/size}
.scroll-view>div{display:flex;flex-direction:column;min-block-size:100%}
.body{flex:1 0 auto;display:flex;flex-direction:column;padding:0 var(--_5) var(--_2)}
.body>*{flex:none}
.body>.muted{font-size:calc(.875*var(--_rem));line-height:1.45}
dialog .footer{position:relative;flex:none;padding:var(--_3) var(--_5);border-block-start:1px solid var(--_line)}
@keyframes enter{from{transform:scale(.94)}}
@keyframes fade{from{opacity:.5}25%{opacity:.995}}
@keyframes leave{to{opacity:0}}
@media (max-width:30em),(max-height:56em){
.body>.muted{font-size:var(--_text-s);line-height:1.35}
.body{padding-block-end:2px}
dialog .footer{padding-block:var(--_2)}
}
@media (min-width:30em){${threeInARow}}
@media (min-width:30em) and (max-height:56em){
.head{padding-block:0}
dialog .buttons>.button{flex:1 1 calc(7*var(--_rem));min-inline-size:0}
}
@media (max-width:30em),(max-height:44em){.head{padding-block:var(--_1) 0}}
@media (max-height:44em){.body{padding-block-end:var(--_1)}}
@media (max-width:30em),(max-height:35em){dialog .button{padding-inline:var(--_1);font-size:calc(.875*var(--_rem))}}
@media ${small}{
dialog{block-size:100%;border-radius:0}
.head{padding-inline:var(--_4) var(--_1)}
.head h2{font-size:calc(1.0625*var(--_rem))}
.body{padding:0 var(--_4) var(--_2)}
dialog .footer{padding:var(--_2) var(--_4) max(var(--_2),env(safe-area-inset-bottom))}
}
@media (max-width:24em){dialog .footer{padding-inline:var(--_3)}dialog .button{padding-inline:3px;font-size:var(--_text-s)}}
@media (max-width:30em) and (max-height:47em){dialog{inline-size:100%}}
@media ${low}{
.head{padding-block:0}
.head .glyph{block-size:44px}
.branding{display:none}
dialog .footer{padding-block:var(--_1)}
dialog .buttons{--_between:var(--_1)}
${threeInARow}
dialog .buttons>.button{min-inline-size:fit-content;padding:0 3px;font-size:var(--_text-s);line-height:1.15}
}
@media ${low} and (max-width:24em){dialog .buttons>.button{font-size:calc(.75*var(--_rem))}}
@container card (max-width:16em){
.head{padding-inline:var(--_3) 4px}
.head h2{font-size:calc(.9375*var(--_rem));line-height:1.2}
.head .glyph{inline-size:44px;block-size:44px}
.body{padding-inline:var(--_3)}
dialog .footer{padding:6px}
dialog .buttons{--_between:6px}
dialog .buttons>.button{flex-basis:calc(50% - .51*var(--_between));padding:2px 3px;font-size:calc(.75*var(--_rem));line-height:1.15;text-wrap:balance;overflow-wrap:break-word}
dialog .buttons>[part=save]{flex-basis:100%}
}
@container card (min-width:16em) and (max-height:20em){.head h2{font-size:var(--_rem)}}
@container card (max-width:16em) or (max-height:20em){
.body>.muted{font-size:calc(.75*var(--_rem));line-height:1.25}
dialog .buttons>.button{min-block-size:max(44px,calc(1.5*var(--_rem)))}
}
`
