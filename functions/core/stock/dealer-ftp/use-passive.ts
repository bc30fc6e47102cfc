import { connect } from 'node:net'
import { connect as connectTls, TLSSocket } from 'node:tls'
import type { Client, FTPContext } from 'basic-ftp'
import { isReply } from './explain.ts'
import { FtpFailure } from './failure.ts'

const COMMANDS = [
  { command: 'EPSV', port: (reply: string) => Number(/([!-/:-~])\1\1(\d{1,5})\1/.exec(reply)?.[2]) },
  {
    command: 'PASV',
    port: (reply: string) => {
      const [, high, low] = /\d+,\d+,\d+,\d+,(\d+),(\d+)/.exec(reply) ?? []
      return Number(high) * 256 + Number(low)
    },
  },
]

/**
 * Makes the client open its data connections to the control connection's own address, whatever address the server
 * names: that may be a private one behind its router, or a trap.
 */
export function usePassive(client: Client, signal: AbortSignal) {
  let commands = COMMANDS
  client.prepareTransfer = async (ftp) => {
    let last: unknown
    for (const candidate of commands) {
      try {
        const reply = await ftp.request(candidate.command)
        const port = candidate.port(reply.message)
        if (!(port > 0 && port < 65_536))
          throw new FtpFailure('server_error', { key: 'ftp_no_data_connection' }, reply.message)
        await openTransfer(ftp, port, signal)
        commands = [candidate]
        return reply
      } catch (error) {
        last = error
        if (client.closed || (isReply(error) && error.code === 421)) break
      }
    }
    throw last
  }
}

function openTransfer(ftp: FTPContext, port: number, signal: AbortSignal): Promise<void> {
  const host = ftp.socket.remoteAddress
  return new Promise((resolve, reject) => {
    if (!host) return reject(new Error('The control connection is closed.'))
    const fail = () => reject(new FtpFailure('unreachable', { key: 'ftp_no_data_connection' }))
    const socket = connect({ host, port, signal, timeout: ftp.timeout })
    socket.once('error', fail)
    socket.once('timeout', () => {
      socket.destroy()
      fail()
    })
    socket.once('connect', () => {
      socket.setTimeout(0).removeAllListeners('timeout')
      // Handed to the client in the same tick, so that it listens for errors from now on.
      ftp.dataSocket = ftp.socket instanceof TLSSocket ? secure(ftp, socket) : socket
      socket.off('error', fail)
      resolve()
    })
  })
}

/** Servers expect the control connection's TLS session here: it proves that both ends are the same. */
function secure(ftp: FTPContext, socket: ReturnType<typeof connect>): TLSSocket {
  const session = ftp.tlsSessionStore ?? (ftp.socket as TLSSocket).getSession()
  const encrypted = connectTls({ ...ftp.tlsOptions, socket, session })
  return encrypted.on('session', (next) => {
    ftp.tlsSessionStore = next
  })
}
