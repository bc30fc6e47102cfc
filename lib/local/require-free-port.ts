import { once } from 'node:events'
import { createServer } from 'node:net'

/** Throws what listening on this port of 127.0.0.1 would throw, before anything that takes long is begun. */
export async function requireFreePort(port: number): Promise<void> {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
