import { expect } from '@open-wc/testing'
import { openWorkerChannel, openWorkerPort, type WorkerMessage } from '../../../src/blocking/workers/worker-link'
import { eventually } from '../../support/eventually'

const name = 'consent-elements workers'
const blocked = { url: 'https://tracker.example/', category: 'marketing', channel: 'fetch' } as const

const tell = (to: BroadcastChannel | MessagePort, message: WorkerMessage): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- channels have none
  to.postMessage(message)

describe('the channel between a page and its workers', () => {
  const others: BroadcastChannel[] = []
  afterEach(() => {
    for (const other of others.splice(0)) other.close()
  })
  const listen = (): WorkerMessage[] => {
    const received: WorkerMessage[] = []
    const other = new BroadcastChannel(name)
    other.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => void received.push(data))
    others.push(other)
    return received
  }
  /** A worker of an opaque origin: it receives a port, and nothing else. */
  const openPort = async (onMessage: (message: WorkerMessage) => void): Promise<MessagePort> => {
    const url = URL.createObjectURL(
      new Blob(['onmessage = ({ data, ports }) => postMessage([data, ports.length], ports)'], {
        type: 'text/javascript',
      }),
    )
    const worker = new Worker(url)
    const answer = new Promise<MessageEvent<unknown>>(resolve =>
      worker.addEventListener('message', resolve, { once: true }),
    )
    openWorkerPort(worker, onMessage)
    const { data, ports } = await answer
    expect(data).to.deep.equal([null, 1])
    worker.terminate()
    return ports[0]!
  }

  it('sends each message to all others, and receives theirs', async () => {
    const own: WorkerMessage[] = []
    const received = listen()
    const send = openWorkerChannel(message => own.push(message))
    send(['marketing'])
    send(blocked)
    await eventually(() => expect(received).to.deep.equal([['marketing'], blocked]))
    tell(others[0]!, ['measurement'])
    await eventually(() => expect(own).to.deep.equal([['measurement']]))
  })

  it('uses a port in place of the channel in a worker of an opaque origin', async () => {
    const { port1, port2 } = new MessageChannel()
    const [own, others, creator]: WorkerMessage[][] = [[], listen(), []]
    port2.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => void creator!.push(data))
    port2.start()
    const send = openWorkerChannel(message => own!.push(message), port1)
    send(blocked)
    await eventually(() => expect(creator).to.deep.equal([blocked]))
    tell(port2, ['marketing'])
    await eventually(() => expect(own).to.deep.equal([['marketing']]))
    expect(others).to.deep.equal([])
  })

  it('passes what is allowed on to workers of an opaque origin, and nothing else', async () => {
    const ofPage: WorkerMessage[] = []
    const port = await openPort(message => ofPage.push(message))
    const received: WorkerMessage[] = []
    port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => void received.push(data))
    port.start()
    const send = openWorkerChannel(() => undefined)
    send(blocked)
    send(['marketing'])
    await eventually(() => expect(received[0]).to.deep.equal(['marketing']))
    // So do the messages of other pages with these workers.
    const other = new BroadcastChannel(name)
    others.push(other)
    tell(other, blocked)
    tell(other, ['measurement'])
    await eventually(() => expect(received.at(-1)).to.deep.equal(['measurement']))
    expect(received).not.to.deep.include(blocked)
    tell(port, blocked)
    await eventually(() => expect(ofPage).to.deep.equal([blocked]))
  })
})
