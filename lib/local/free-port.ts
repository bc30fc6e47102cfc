import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws what listening on this port of 127.0.0.1 would throw, before anything that takes long is begun. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** Whether nobody listens on this port of 127.0.0.1; throws where the next port would be no better. */
export async function isFreePort(port: number): Promise<boolean> {
  try {
    await requireFreePort(port)
    return true
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') return false
    throw new Error(`This computer does not let a server listen on 127.0.0.1: ${message}.`, { cause: error })
  }
}

/** Below the ports that the system gives away: of those another program may be given this one before it is used. */
const PORTS = { from: 4_100, count: 5_800 }

/** A port of 127.0.0.1 that nobody listens on at this moment, and hardly anybody will. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count)
    if (await isFreePort(port)) return port
  }
}
