import type { Command } from '../command'
import { audit } from './audit'
import { consents } from './consents'
import { copy } from './copy'
import { doctor } from './doctor'
import { init } from './init'
import { lists } from './lists'
import { serve } from './serve'
import { tcf } from './tcf'

/** All commands, in the order of the help text. To add a command, add a file to this folder and an entry here. */
export const allCommands: readonly Command[] = [init, copy, doctor, audit, lists, serve, consents, tcf]
