import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export const SERVICES = ['events', 'queue', 'mail', 'table', 'ai', 'google', 'push', 'stripe'] as const
export const KINDS = ['503', 'timeout'] as const
type Service = (typeof SERVICES)[number]
type Kind = (typeof KINDS)[number]
export type Fault = { service: Service; kind: Kind; seconds: number }

/** Answers a request if its service is off; true if it did. */
export type Off = (request: IncomingMessage, response: ServerResponse) => boolean

/** A hanging request is cut off after this long, or when the fault ends. Every client of ours gives up sooner. */
const HANG_SECONDS = 30

export type Faults = ReturnType<typeof openFaults>

/** The twins that are switched off at the moment, how, and until when. */
export function openFaults() {
  const faults = new Map<Service, { kind: Kind; until: number }>()
  const find = (service: Service) => {
    const fault = faults.get(service)
    return fault && fault.until > Date.now() ? fault : undefined
  }
  return {
    set({ service, kind, seconds }: Fault) {
      faults.set(service, { kind, until: Date.now() + seconds * 1000 })
    },
    isOff: (service: Service) => find(service) !== undefined,
    /** The current faults; `until` is ISO 8601. */
    list: () =>
      SERVICES.flatMap((service) => {
        const fault = find(service)
        return fault ? [{ service, kind: fault.kind, until: new Date(fault.until).toISOString() }] : []
      }),
    /** Returns the handler that answers for a service while it is off. */
    offOf: (service: Service): Off => {
      return (request, response) => {
        const fault = find(service)
        if (!fault) return false
        request.resume()
        if (fault.kind === '503') refuse(response)
        else setTimeout(() => request.socket.destroy(), Math.min(HANG_SECONDS * 1000, fault.until - Date.now())).unref()
        return true
      }
    },
  }
}

const refuse = (response: ServerResponse) =>
  response
    .writeHead(503, { 'content-type': 'application/json', 'x-amzn-errortype': 'ServiceUnavailable' })
    .end('{"__type":"ServiceUnavailable","message":"The local twin is switched off for the moment."}')

/** Runs `off` before the server's own request handlers. */
export function answerFirst(server: Server, off: Off) {
  const listeners = server.listeners('request') as ((...exchange: Parameters<Off>) => void)[]
  server.removeAllListeners('request')
  server.on('request', (...exchange: Parameters<Off>) => {
    if (!off(...exchange)) for (const listener of listeners) listener(...exchange)
  })
}
