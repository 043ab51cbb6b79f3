/** The bytes of one turn: about what a packet carries. */
const PIECE = 1400

/**
 * @typedef {object} Transfer
 * @property {Buffer} body
 * @property {() => { urgency: number, incremental: boolean }} priority as in RFC 9218; it may change
 * @property {(piece: Buffer) => void} write
 * @property {() => void} end
 * @property {() => boolean} [isGone] whether nobody waits for it any more
 */

/**
 * Creates a line that all answers of a server share. It sends the pieces of the most urgent answer first. Equally urgent
 * answers are sent one after the other, or in turns if they are incremental (RFC 9218, section 10).
 * @param {{ bytesPerSecond: number }} pace read before each piece, so it can change; Infinity does not wait
 * @param {{ now: () => number, later: (run: () => void, milliseconds: number) => void }} [clock]
 * @returns {{ send: (transfer: Transfer) => void, isIdle: () => boolean }}
 */
export function createLink(pace, clock = { now: () => performance.now(), later: setTimeout }) {
  /** @type {(Transfer & { at: number })[]} */
  const waiting = []
  let isBusy = false
  let free = 0

  const next = () => {
    for (let at = waiting.length - 1; at >= 0; at--) if (waiting[at].isGone?.()) waiting.splice(at, 1)
    const ranks = waiting.map(transfer => {
      const { urgency, incremental } = transfer.priority()
      return urgency * 2 + Number(incremental)
    })
    return waiting[ranks.indexOf(Math.min(...ranks))]
  }
  const step = () => {
    const transfer = next()
    isBusy = transfer !== undefined
    if (!isBusy) return
    const piece = transfer.body.subarray(transfer.at, transfer.at + PIECE)
    free += (piece.length / pace.bytesPerSecond) * 1000
    clock.later(
      () => {
        transfer.at += piece.length
        transfer.write(piece)
        waiting.splice(waiting.indexOf(transfer), 1)
        if (transfer.at >= transfer.body.length) transfer.end()
        // Behind the others that are as urgent, or before them.
        else if (transfer.priority().incremental) waiting.push(transfer)
        else waiting.unshift(transfer)
        step()
      },
      Math.max(0, free - clock.now()),
    )
  }
  return {
    send(transfer) {
      waiting.push({ ...transfer, at: 0 })
      if (isBusy) return
      free = clock.now()
      step()
    },
    isIdle: () => !isBusy,
  }
}
