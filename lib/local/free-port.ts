import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws the error that listening on this port of 127.0.0.1 would throw, before anything slow is started. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}

/** True if nothing listens on this port of 127.0.0.1; throws if the next port would fail the same way. */
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

/** Below the ephemeral ports, any of which the system may give another program before it is used here. */
const PORTS = { from: 4_100, count: 5_800 }

/** A port of 127.0.0.1 that is free now, and unlikely to be taken. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count)
    if (await isFreePort(port)) return port
  }
}
