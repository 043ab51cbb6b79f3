import { brandingStyles } from '../parts/branding-styles'
import { buttonStyles } from '../parts/button-styles'
import { disclosureStyles } from '../parts/disclosure-styles'
import { noticeStyles } from '../parts/notice-styles'
import { switchStyles } from '../parts/switch-styles'
import { groundStyles } from '../tokens'
import { serviceListStyles } from '../services/service-list-styles'
import { rowStyles } from '../parts/row-styles'

/** The styles that dialog and widget share. */
export const settingsStyles = `${groundStyles}${buttonStyles}${switchStyles}${rowStyles}${disclosureStyles}${serviceListStyles}${brandingStyles}${noticeStyles}
.categories{margin-block-start:var(--_3)}
.tail{display:grid;justify-items:center;gap:var(--_2);padding-block-start:var(--_2);text-align:center;font-size:var(--_text-s)}
.tail .muted{text-wrap:balance}
.tail:empty{display:none}
.tail .button{padding-block:var(--_1);font-size:var(--_text-s);text-decoration:underline;text-underline-offset:.2em}
.footer{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--_2)}
.footer .button{overflow-wrap:anywhere}
@media (forced-colors:active){svg{color:inherit!important}}
`
