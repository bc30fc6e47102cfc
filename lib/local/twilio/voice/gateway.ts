import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { WebSocketServer } from 'ws'
import type { Simulator } from '../simulator.ts'
import { serveConnection } from './connection.ts'
import type { BrowserLine } from './lines.ts'

/** Twilio's gateway for calls in the browser: takes over WebSocket upgrades, and closes them all at the end. */
export function openGateway(sim: Simulator) {
  const sockets = new WebSocketServer({ noServer: true })
  const lines = new Map<string, BrowserLine>()
  return {
    upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      sockets.handleUpgrade(request, socket, head, (connection) => serveConnection(sim, connection, lines)),
    close() {
      for (const { ended } of lines.values()) ended()
      for (const connection of sockets.clients) connection.terminate()
    },
  }
}
