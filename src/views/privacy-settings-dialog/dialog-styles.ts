import { overlayStyles } from '../parts/overlay-styles'
import { scrollAreaStyles } from '../parts/scroll-area-styles'
import { settingsStyles } from './settings-styles'

/** How long the dialog fades, in milliseconds (specification §2); the script asks the styles, so it is said once. */
const DIALOG_DURATION = 200

/**
 * Most of the way at once: it can be read from its first frame on, and is opaque after a quarter of the time; what is left is
 * settling down. On a slow device every frame until then is one that the visitor waits for.
 */
const entering = 'cubic-bezier(0,1,0,1)'

/**
 * @param body the body that has room
 * @param taken what stands in it at least, in units of text; a part of what is left goes above it
 */
const spacious = (body: string, taken: number): string =>
  `${body}{padding-block-start:max(var(--_2),calc(.4*(100cqh - ${taken}*var(--_rem))))}` +
  `${body} .emblem{display:grid}${body}>.muted{text-align:center;text-wrap:balance}${body} .categories{margin-block-start:var(--_6)}`

/**
 * A dialog that is 80 percent of the window high (specification §2) has room to spare where there are few categories.
 * There the introduction stands in the middle, under an emblem, and the whole a little above the middle of the room;
 * what is unfolded later grows downwards and moves nothing.
 *
 * The overlay lies inside the dialog, since only that is in the top layer, and beneath the card: a negative level
 * is above the background of the dialog, which is why the card takes the same background once more.
 */
const dialogStyles = `
dialog{position:fixed;inset:0;margin:auto;padding:0;border:0;overflow:visible;color:inherit;
inline-size:min(calc(28*var(--_rem)),calc(100% - 2*var(--_gap)));max-inline-size:none;block-size:80%;max-block-size:none;
border-radius:var(--_radius);background:var(--_surface);animation:fade var(--consent-dialog-duration,${DIALOG_DURATION}ms) ${entering} both}
dialog::backdrop{background:none}
dialog:focus{outline:0}
dialog[data-phase=soon]{display:block;visibility:hidden}
dialog[data-phase=soon],dialog[data-phase=soon] .card{animation:none}
.overlay{z-index:-1;animation:none}
dialog[data-phase=out]{pointer-events:none;animation-name:leave;animation-timing-function:ease}
dialog .card{display:flex;flex-direction:column;block-size:100%;border:1px solid var(--_line);border-radius:inherit;background:inherit;box-shadow:var(--_shadow);overflow:hidden auto;animation:enter var(--consent-dialog-duration,${DIALOG_DURATION}ms) ${entering}}
.head{flex:none;display:flex;flex-wrap:wrap-reverse;align-items:center;gap:var(--_2);padding-block:var(--_3) var(--_1);padding-inline:var(--_5) var(--_3)}
.head h2{padding-block:var(--_2)}
.glyph{margin-inline-start:auto}
.scroll-view{container:room/size}
.body{padding:0 var(--_5) var(--_4)}
.emblem{display:none;place-items:center;inline-size:calc(4*var(--_rem));block-size:calc(4*var(--_rem));margin:0 auto var(--_4);border:1px solid var(--_line);border-radius:50%;background:var(--_surface-raised);color:var(--_accent)}
.emblem svg{inline-size:calc(2*var(--_rem));block-size:calc(2*var(--_rem));stroke-width:1.5}
@container room (min-height:33em){${spacious('.body', 29)}}
@container room (min-height:24em){${spacious('.few', 20)}}
dialog .footer{flex:none;padding:var(--_4) var(--_5);border-block-start:1px solid var(--_line);background:var(--_surface-raised)}
@keyframes enter{from{transform:translateY(4px)}}
@keyframes fade{from{opacity:.5}25%{opacity:.995}}
@keyframes leave{to{opacity:0}}
@media (max-height:30rem){
.scroll-area,.scroll-view{display:block;flex:none;overflow:visible;container:none}
.scroll-bar{display:none}
}
`

/** The stylesheet of the dialog. */
export const privacySettingsDialogStyles = settingsStyles + overlayStyles + scrollAreaStyles + dialogStyles
