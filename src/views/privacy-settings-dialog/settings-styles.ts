import { brandingStyles } from '../parts/branding-styles'
import { buttonStyles } from '../parts/button-styles'
import { switchStyles } from '../parts/switch-styles'
import { groundStyles } from '../tokens'
import { serviceListStyles } from '../services/service-list-styles'
import { accordionStyles } from './accordion-styles'

/** What the dialog and the widget have in common. */
export const settingsStyles = `${groundStyles}${buttonStyles}${switchStyles}${accordionStyles}${serviceListStyles}${brandingStyles}
.note{display:flex;gap:var(--_2);margin-block-start:var(--_3);padding:var(--_3);border:1px solid var(--_line);border-radius:var(--_radius-control);background:var(--_surface-raised);font-size:calc(.875*var(--_rem))}
.note svg{color:var(--_accent)}
.categories{margin-block-start:var(--_4)}
.footer{display:grid;gap:var(--_3)}
`
