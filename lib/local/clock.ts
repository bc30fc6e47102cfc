import { AsyncLocalStorage } from 'node:async_hooks'
import { type Channel, channel } from 'node:diagnostics_channel'
import { renameSync, writeFileSync } from 'node:fs'
import type { ClientRequest, IncomingMessage, Server, ServerResponse } from 'node:http'
import { readJsonFile } from './json-file.ts'

const HOUR_MS = 3_600_000
/** Says of a request to the local cloud that for it, and all that follows from it, the clock is moved by these hours. */
const CLOCK_HEADER = 'x-local-clock'
/** The stream is read within moments of a write, or after a restart. */
const MOVES_KEPT = 20

/** Epoch milliseconds of this machine, which files have, and the engine's stream, wherever the clock is. */
export const wallNow: () => number = Date.now.bind(Date)

export type Clock = ReturnType<typeof openClock>
type Move = { wall_at: number; offset_ms: number }

/**
 * The local cloud's clock: this process's `Date`, which the handlers, the twins, and their packages all ask. It runs
 * ahead of the machine's by what it was moved, also after a restart.
 */
export function openClock(file: string) {
  const real = globalThis.Date
  const moves = readJsonFile<Move[]>(file) ?? []
  const offsetMs = () => moves.at(-1)?.offset_ms ?? 0
  globalThis.Date = movedDate(() => wallNow() + offsetMs())
  const move = (offset_ms: number) => {
    moves.push({ wall_at: wallNow(), offset_ms: Math.round(offset_ms) })
    moves.splice(0, moves.length - MOVES_KEPT)
    // Often, and none that must outlast the machine: it is not synced.
    writeFileSync(`${file}.new`, JSON.stringify(moves))
    renameSync(`${file}.new`, file)
  }

  const own = new AsyncLocalStorage<number>()
  const created: Channel = channel('http.client.request.created')
  /** Our own requests, through which one part calls another, carry on what they follow from. */
  const carryOn = (message: unknown) => {
    const { request } = message as { request: ClientRequest }
    const hours = own.getStore()
    if (hours !== undefined && request.host === '127.0.0.1') request.setHeader(CLOCK_HEADER, String(hours))
  }
  created.subscribe(carryOn)
  const fetched: Channel = channel('undici:request:create')
  /** The same of `fetch`. */
  const carryFetch = (message: unknown) => {
    const { request } = message as { request: { origin: string; addHeader(name: string, value: string): void } }
    const hours = own.getStore()
    if (hours !== undefined && String(request.origin).startsWith('http://127.0.0.1:'))
      request.addHeader(CLOCK_HEADER, String(hours))
  }
  fetched.subscribe(carryFetch)
  const begun: Channel = channel('http.server.request.start')
  /** By it the SDK corrects its own clock, which Node's header would set back to the machine's. */
  const tellTime = (message: unknown) => {
    const { response } = message as { response: ServerResponse }
    response.setHeader('date', new Date().toUTCString())
  }
  begun.subscribe(tellTime)
  return {
    get offsetHours() {
      return offsetMs() / HOUR_MS
    },
    set offsetHours(hours: number) {
      move(hours * HOUR_MS)
    },
    /** Sets the clock ahead to a moment, in epoch milliseconds; one that has passed changes nothing. */
    moveTo(moment: number) {
      if (moment > Date.now()) move(moment - wallNow())
    },
    /** The clock's time at a moment of the machine's, to the second. */
    timeAt(wall: number) {
      const last = moves.findLast(({ wall_at }) => wall_at < wall + 1_000)
      return wall + (last?.offset_ms ?? 0)
    },
    /** Epoch milliseconds, of a request that has a clock of its own by that. */
    now() {
      const hours = own.getStore()
      return hours === undefined ? Date.now() : wallNow() + hours * HOUR_MS
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
    async stop() {
      created.unsubscribe(carryOn)
      fetched.unsubscribe(carryFetch)
      begun.unsubscribe(tellTime)
      globalThis.Date = real
    },
  }
}

/** `Date` with another now; its dates are those of the language, of which `instanceof` holds both ways. */
const movedDate = (now: () => number): DateConstructor =>
  new Proxy(Date, {
    apply: (real) => new real(now()).toString(),
    construct: (real, args, target) => Reflect.construct(real, args.length > 0 ? args : [now()], target),
    get: (real, key, receiver) => (key === 'now' ? now : Reflect.get(real, key, receiver)),
  })
