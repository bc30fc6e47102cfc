import { AsyncLocalStorage } from 'node:async_hooks'
import { type Channel, channel } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from 'node:http'

const HOUR_MS = 3_600_000
/** Says of a request to the local cloud that for it, and all that follows from it, the clock is moved by these hours. */
const CLOCK_HEADER = 'x-local-clock'

export type Clock = ReturnType<typeof openClock>

/** The local cloud's clock: the real one, moved by `offsetHours`. */
export function openClock() {
  const own = new AsyncLocalStorage<number>()
  const created: Channel = channel('http.client.request.created')
  /** Our own requests, through which one part calls another, carry on what they follow from. */
  const carryOn = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    const hours = own.getStore()
    if (hours !== undefined && request.host === '127.0.0.1') request.setHeader(CLOCK_HEADER, String(hours))
  }
  created.subscribe(carryOn)
  return {
    offsetHours: 0,
    /** Epoch milliseconds. */
    now() {
      return Date.now() + (own.getStore() ?? this.offsetHours) * HOUR_MS
    },
    /** Runs something for which the clock is moved by other hours, with all that follows from it in this process. */
    at: <T>(offsetHours: number, run: () => T): T => own.run(offsetHours, run),
    /** Makes a server answer each request at its time. */
    follow(server: Server) {
      type Listener = (request: IncomingMessage, response: ServerResponse) => void
      const listeners = server.listeners('request') as Listener[]
      server.removeAllListeners('request')
      server.on('request', (request, response) => {
        const hours = Number(request.headers[CLOCK_HEADER] ?? Number.NaN)
        const answer = () => {
          for (const listener of listeners) listener(request, response)
        }
        if (Number.isNaN(hours)) answer()
        else own.run(hours, answer)
      })
    },
    stop: async () => void created.unsubscribe(carryOn),
  }
}
