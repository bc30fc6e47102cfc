import { isFreePort } from '../is-free-port.ts'

/** Below the ports that the system gives away: of those another program may be given this one before it is used. */
const PORTS = { from: 4_100, count: 5_800 }

/** A port of 127.0.0.1 that nobody listens on at this moment, and hardly anybody will. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = PORTS.from + Math.floor(Math.random() * PORTS.count)
    if (await isFreePort(port)) return port
  }
}
