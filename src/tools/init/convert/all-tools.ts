import type { Tool } from './conversion'
import { klaro } from './klaro'
import { osano } from './osano'
import { tarteaucitron } from './tarteaucitron'
import { vanillaCookieconsent } from './vanilla-cookieconsent'

/** The consent tools whose configuration can be converted. */
export const allTools: readonly Tool[] = [klaro, vanillaCookieconsent, osano, tarteaucitron]
