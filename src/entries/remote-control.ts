/**
 * `dist/remote-control.js`: the arrow keys of a television's remote control move the focus in banner, settings and the layers
 * of TCF. Pages for televisions load it; no other file of ours does.
 */
import { startRemoteControl } from '../views/remote-control/start-remote-control'

if (typeof document === 'object') startRemoteControl()
