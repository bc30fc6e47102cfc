import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Off } from '../faults.ts'

const LOOK_AGAIN_MS = 50

/** Listens in the engine's place while it is off, and answers as `off` says. */
export const standIn = (off: Off, isOff: () => boolean) => async (port: number, signal: AbortSignal) => {
  const server = createServer((request, response) => {
    if (!off(request, response)) request.socket.destroy()
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  while (isOff() && !signal.aborted) await setTimeout(LOOK_AGAIN_MS, undefined, { signal }).catch(() => {})
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}
