/**
 * CSS custom properties for theming. Set them on the element, or on any ancestor such as `:root`:
 *
 * | custom property             | what it is                                          | light     | dark      |
 * | --------------------------- | --------------------------------------------------- | --------- | --------- |
 * | `--consent-surface`         | background                                          | `#ffffff` | `#181c24` |
 * | `--consent-surface-raised`  | background of the footer and of an open category    | `#f5f7f9` | `#1f2530` |
 * | `--consent-text`            | titles and labels                                   | `#17202c` | `#eef1f5` |
 * | `--consent-text-muted`      | descriptions                                        | `#4b5768` | `#aab4c3` |
 * | `--consent-line`            | divider lines                                       | `#e1e6ec` | `#2f3744` |
 * | `--consent-control`         | borders of buttons and switches, 3:1 on the surface | `#75808f` | `#8692a4` |
 * | `--consent-accent`          | Accept and Reject, switches that are on             | `#175c6e` | `#8fd3e2` |
 * | `--consent-accent-hover`    | the accent color on hover                           | derived   | derived   |
 * | `--consent-on-accent`       | text and glyphs on the accent color, 4.5:1          | derived   | derived   |
 * | `--consent-focus`           | focus ring, 3:1                                     | `#0b57d0` | `#a8c7fa` |
 * | `--consent-overlay`         | the overlay that dims the page                      | `rgb(15 23 32 / 45%)` | `rgb(0 0 0 / 60%)` |
 * | `--consent-shadow`          | shadow of the banner and the dialog                 |           |           |
 * | `--consent-font`            | font family                                         | the system's | |
 * | `--consent-rem`             | the unit of text and space                          | `clamp(16px, 1rem, 32px)` | |
 * | `--consent-radius`          | corner radius of the banner and the dialog          | `16px`    |           |
 * | `--consent-radius-control`  | corner radius of buttons                            | `10px`    |           |
 * | `--consent-gap`             | distance from the edges of the window               | `16px`    |           |
 * | `--consent-banner-duration` | fade of the banner                                  | `200ms`   |           |
 * | `--consent-dialog-duration` | fade of the dialog                                  | `200ms`   |           |
 *
 * The same colors for dark pages are `--consent-dark-surface` and so on.
 *
 * If a site sets only `--consent-accent`, the colors of hover, focus, text on the accent, and the dark scheme are derived
 * from it, in browsers with relative colors. Other browsers use the defaults, and the accent itself on hover.
 *
 * The styles read private properties with an underscore (`--_surface`), which contain the site's value or the default.
 */
type Paint = (name: string, value: string) => string
const paint: Paint = (name, value) => `--_${name}:var(--consent-${name},${value});`
/** Colors for light pages would be unreadable among our dark ones, so dark pages ignore them. */
const paintDark: Paint = (name, value) => `--_${name}:var(--consent-dark-${name},${value});`
/** A site that sets a dark color scheme explicitly has chosen its colors for it. */
const paintDarkByName: Paint = (name, value) => paintDark(name, `var(--consent-${name},${value})`)

const light = [
  'color-scheme:light;',
  paint('surface', '#ffffff'),
  paint('surface-raised', '#f5f7f9'),
  paint('text', '#17202c'),
  paint('text-muted', '#4b5768'),
  paint('line', '#e1e6ec'),
  paint('control', '#75808f'),
  paint('accent', '#175c6e'),
  '--_edge:var(--_accent);',
  paint('accent-hover', 'var(--_away,var(--consent-accent,#104756))'),
  paint('on-accent', 'var(--_on,#ffffff)'),
  paint('focus', 'var(--_ring,#0b57d0)'),
  paint('overlay', 'rgb(15 23 32/45%)'),
  paint('shadow', '0 1px 2px rgb(15 23 32/8%),0 8px 24px rgb(15 23 32/12%),0 24px 64px rgb(15 23 32/16%)'),
].join('')

const dark = (paint: Paint): string =>
  [
    'color-scheme:dark;',
    paint('surface', '#181c24'),
    paint('surface-raised', '#1f2530'),
    paint('text', '#eef1f5'),
    paint('text-muted', '#aab4c3'),
    paint('line', '#2f3744'),
    paint('control', '#8692a4'),
    paint('accent', 'var(--_lit,#8fd3e2)'),
    '--_edge:var(--_accent);',
    paint('accent-hover', 'var(--_away,#b1e1ec)'),
    paint('on-accent', 'var(--_on,#0b2a33)'),
    paint('focus', 'var(--_lit-ring,#a8c7fa)'),
    paint('overlay', 'rgb(0 0 0/60%)'),
    paint('shadow', '0 0 0 1px rgb(255 255 255/8%),0 8px 24px rgb(0 0 0/40%),0 24px 64px rgb(0 0 0/50%)'),
  ].join('')

/** A step from 0 to `top` at the luminance where black and white text have the same contrast, 4.58:1. */
const step = (difference: string, top: number): string => `clamp(0,(${difference})*9999,${top})`
const blackOrWhite = (difference: string): string =>
  `color(from var(--_accent) xyz-d65 ${step(difference, 0.9505)} ${step(difference, 1)} ${step(difference, 1.089)}/1)`
const lit = 'max(l,.78) min(c,.13) h/1)'

/**
 * Colors derived from the accent: the text on it is black or white. On hover and while pressed, the accent moves away from
 * the color of its text, so the contrast grows. On dark pages it is lighter. `y` is the relative luminance of WCAG.
 */
const derived = `@supports (color:color(from red xyz-d65 clamp(0,y*9,1) y y)){.root{
--_on:${blackOrWhite('.179 - y')};
--_away:color-mix(in srgb,var(--_accent) 82%,${blackOrWhite('y - .179')});
--_edge:oklch(from var(--_accent) min(l,.55) c h/1);
--_ring:oklch(from var(--consent-accent,#0b57d0) min(l,.5) c h/1);
--_lit:oklch(from var(--consent-accent,#8fd3e2) ${lit};
--_lit-ring:oklch(from var(--consent-accent,#a8c7fa) ${lit}}}
`

/**
 * The base of every view's stylesheet: the tokens, and protection against the page's styles. The page's rules apply to
 * the host element but not to its shadow root, so the host is reset and inherits nothing. Within a shadow root,
 * `!important` takes precedence over the page's rules.
 *
 * Spaces grow by a quarter at most, so that large text has the room.
 *
 * The unit is at least 16px, because pages with `html{font-size:62.5%}` would make our text unreadable. It follows the
 * visitor's font size up to 32px. This is the double that WCAG 1.4.4 requires; pages that size in `vw` can have a root
 * font size of 100px.
 *
 * Japanese lines do not begin with a long vowel mark or a small letter, and end between phrases where browsers find those.
 * Korean lines end between words.
 */
export const groundStyles = `
:host{all:initial!important;display:contents!important}
:host([hidden]){display:none!important}
*,::before,::after{box-sizing:border-box}
[hidden]{display:none!important}
.root{
--_font:var(--consent-font,system-ui,sans-serif);
--_rem:var(--consent-rem,clamp(16px,1rem,32px));
--_4:min(var(--_rem),20px);--_1:calc(.25*var(--_4));--_2:calc(.5*var(--_4));--_3:calc(.75*var(--_4));--_5:calc(1.25*var(--_4));--_6:calc(1.5*var(--_4));
--_text-s:calc(.8125*var(--_rem));--_text-m:calc(.9375*var(--_rem));--_text-l:calc(1.1875*var(--_rem));
--_radius:var(--consent-radius,16px);--_radius-control:var(--consent-radius-control,10px);
--_gap:var(--consent-gap,16px);
${light}
font:400 var(--_text-m)/1.5 var(--_font);color:var(--_text);text-align:start;
-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent;
overflow-wrap:anywhere;hyphens:auto;line-break:strict;word-break:auto-phrase}
${derived}.root:lang(ko){word-break:keep-all}
.root[data-scheme=dark]{${dark(paintDarkByName)}}
.root[data-scheme=page-dark]{${dark(paintDark)}}
@media (prefers-color-scheme:dark){.root[data-scheme=system]{${dark(paintDark)}}}
@media (prefers-contrast:more){.root[data-scheme]{--_text-muted:var(--_text);--_control:var(--_text);--_line:var(--_text)}.root .link{text-decoration-thickness:2px}}
@media (max-width:30em){.root{--_gap:var(--consent-gap,8px)}}
h2,h3,p{margin:0;font:inherit}
h2{font-weight:650;font-size:var(--_text-l);line-height:1.3;letter-spacing:-.01em;text-wrap:balance;flex:1 min-content;min-inline-size:0;overflow-wrap:break-word}
@media (min-width:20em){h2,h3,button{hyphens:manual}}
h2:focus{outline:0}
svg{flex:none;display:block;inline-size:calc(1.125*var(--_rem));block-size:calc(1.125*var(--_rem));fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
.muted{color:var(--_text-muted);text-wrap:pretty}
:focus-visible{outline:2px solid var(--_focus);outline-offset:2px}
.link{color:inherit;text-decoration:underline;text-underline-offset:.2em;border-radius:2px}
.link:hover{color:var(--_text)}
.status{position:fixed;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media print{.root:not(.inline){display:none}}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation-duration:0s!important;transition-duration:0s!important}}
`
