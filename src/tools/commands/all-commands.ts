import type { Command } from '../command'
import { audit } from './audit'

/** Every command, in the order of the help text. A new command is a file beside this one and an entry here. */
export const allCommands: readonly Command[] = [audit]
