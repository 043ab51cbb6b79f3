import { Unavailable } from './unavailable'

/** Too many calls of a kind wait. The client gets 503, and the log gets no error, because visitors can cause it. */
export class TooBusy extends Unavailable {
  override readonly name = 'Unavailable'
}
