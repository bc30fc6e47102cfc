import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { createSecureContext, createServer as createTlsServer, TLSSocket } from 'node:tls'

export interface Certificate {
  key: string
  cert: string
}

/** Lets one listener resume the sessions of another. */
const SESSIONS = { ticketKeys: randomBytes(48), sessionIdContext: 'scripted' }

/** A fault in place of a reply: silence, disconnecting, or disconnecting halfway through it. */
export type Fault = 'stall' | 'cut' | 'half'
export type Answer = string | { fault: Fault }

export interface ScriptedFile {
  name: string
  text: string
  /** Sizes reported by SIZE and the list, if not the true ones; one per request, the last one repeated. */
  sizes?: number[]
  /** Times as in MDTM and MLSD, one per request. */
  times?: string[]
}

export interface Script {
  security?: 'explicit' | 'implicit' | 'none'
  certificate?: Certificate
  password?: string
  files?: ScriptedFile[]
  /** The server's listing, if not of its files. */
  listing?: string | Buffer
  hasMlsd?: boolean
  /** Replies instead of the usual ones, by verb; `GREETING` is the first line. */
  answers?: Record<string, Answer | ((argument: string) => Answer | undefined)>
  /** The reply of a connection that goes wrong, counted from 1. */
  atReply?: { count: number; fault: Fault }
  /** The server's handling of a file's bytes. */
  data?: { cutAfter?: number; isReset?: boolean; isSilent?: boolean; reply?: Answer }
  /** Sent after `234` instead of a handshake. */
  handshake?: 'stall' | 'garbage' | 'cut'
  /** Data connections are not encrypted although the control connection is. */
  isDataPlain?: boolean
  /** Data connections must resume the TLS session of the control connection, as vsftpd requires. */
  isSessionNeeded?: boolean
  /** The address named in PASV. */
  passiveHost?: string
}

export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>

/** An FTP server that fails at a given point. It records its commands and knows what is still open. */
export async function startScriptedServer(script: Script) {
  const open = new Set<Socket>()
  const servers = new Set<Server>()
  const commands: { text: string; isEncrypted: boolean }[] = []
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => open.delete(socket))
  }
  const listen = async (server: Server) => {
    servers.add(server)
    server.on('connection', keep)
    server.on('tlsClientError', () => {})
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const talk = (socket: Socket) => {
    socket.on('error', () => {})
    converse(script, socket, { listen, note: (text, isEncrypted) => commands.push({ text, isEncrypted }) })
  }
  const isImplicit = script.security === 'implicit'
  const server = isImplicit ? createTlsServer({ ...script.certificate, ...SESSIONS }, talk) : createServer(talk)
  const port = await listen(server)

  return {
    address: `127.0.0.1:${port}`,
    port,
    commands,
    /** The number of open connections. */
    open: () => open.size,
    async stop() {
      for (const socket of open) socket.destroy()
      for (const each of servers) each.close()
    },
  }
}

interface Surroundings {
  listen: (server: Server) => Promise<number>
  note: (text: string, isEncrypted: boolean) => void
}

function converse(script: Script, first: Socket, { listen, note }: Surroundings) {
  const { files = [], hasMlsd = true, password = 'right', certificate } = script
  let control = first
  let isEncrypted = script.security === 'implicit'
  let replies = 0
  let data: Promise<Socket> | undefined
  let isOtherSession = false
  /** The socket below TLS: only this one can be reset. */
  let lastDataSocket: Socket | undefined
  const asked: Record<string, number> = {}

  const say = (answer: Answer): boolean => {
    replies++
    const fault = script.atReply?.count === replies ? script.atReply.fault : undefined
    const what = fault ? { fault } : answer
    if (typeof what === 'string') return control.write(`${what}\r\n`)
    if (what.fault === 'half') control.write(typeof answer === 'string' ? answer.slice(0, 2) : '22')
    if (what.fault !== 'stall') control.end(() => control.destroySoon())
    return false
  }
  const next = (of: string, values: (number | string)[] | undefined, usual: number | string) => {
    asked[of] = (asked[of] ?? 0) + 1
    return values?.[Math.min(asked[of], values.length) - 1] ?? usual
  }
  const sizeOf = ({ name, text, sizes }: ScriptedFile) => next(`size ${name}`, sizes, Buffer.byteLength(text))
  const timeOf = ({ name, times }: ScriptedFile) => next(`time ${name}`, times, '20261118101500')
  const find = (path: string) => files.find(({ name }) => name === path.replace(/^\//, ''))
  const list = (verb: string) =>
    script.listing ??
    files
      .map((file) =>
        verb === 'MLSD'
          ? `type=file;size=${sizeOf(file)};modify=${timeOf(file)}; ${file.name}`
          : `-rw-r--r--   1 dealer   dealer   ${sizeOf(file)} Nov 18 10:15 ${file.name}`,
      )
      .map((line) => `${line}\r\n`)
      .join('')

  async function openData(): Promise<number> {
    const accepted = Promise.withResolvers<Socket>()
    data = accepted.promise
    const isTls = isEncrypted && !script.isDataPlain
    const server = isTls ? createTlsServer({ ...certificate, ...SESSIONS }) : createServer()
    server.on('connection', (socket: Socket) => {
      lastDataSocket = socket
    })
    server.on(isTls ? 'secureConnection' : 'connection', (socket: Socket) => {
      socket.on('error', () => {}).resume()
      isOtherSession = isTls && !(socket as TLSSocket).isSessionReused()
      accepted.resolve(socket)
      server.close()
    })
    return listen(server)
  }
  async function send(bytes: string | Buffer, { cutAfter, isReset, isSilent, reply }: NonNullable<Script['data']>) {
    if (!data) return say('425 Use PASV first')
    if (!say('150 Here it comes')) return
    const socket = await data
    if (isSilent) return
    if (script.isSessionNeeded && isOtherSession) {
      socket.destroy()
      say('522 SSL connection failed; session reuse required')
      return
    }
    const whole = Buffer.from(bytes)
    const part = cutAfter === undefined ? whole : whole.subarray(0, cutAfter)
    if (part.length > 0) await new Promise((resolve) => socket.write(part, resolve))
    if (isReset) lastDataSocket?.resetAndDestroy()
    else {
      socket.end()
      await once(socket, 'close').catch(() => {})
    }
    say(reply ?? (cutAfter === undefined ? '226 Done' : '426 Connection closed; transfer aborted'))
  }
  async function startTls() {
    if (!say('234 Go ahead')) return
    control.removeAllListeners('data')
    if (script.handshake === 'garbage') control.write('220 what handshake\r\n')
    if (script.handshake === 'cut') control.end()
    if (script.handshake) return
    isEncrypted = true
    control = new TLSSocket(control, {
      isServer: true,
      secureContext: createSecureContext({ ...certificate, ...SESSIONS }),
    })
    control.on('error', () => {})
    hear()
  }

  const usual: Record<string, (argument: string) => unknown> = {
    USER: () => say('331 Password please'),
    PASS: (given) => say(given === password ? '230 Welcome' : '530 Login or password incorrect!'),
    AUTH: () => (certificate && script.security !== 'none' ? startTls() : say('502 Command not implemented')),
    FEAT: () => say(hasMlsd ? '211-Features\r\n MLST type*;size*;modify*;\r\n MDTM\r\n SIZE\r\n211 End' : '211 None'),
    PWD: () => say('257 "/" is the current directory'),
    EPSV: async () => say(`229 Entering Extended Passive Mode (|||${await openData()}|)`),
    PASV: async () => {
      const port = await openData()
      const host = (script.passiveHost ?? '127.0.0.1').replaceAll('.', ',')
      return say(`227 Entering Passive Mode (${host},${port >> 8},${port & 255})`)
    },
    MLSD: () => (hasMlsd ? send(list('MLSD'), {}) : say('500 Unknown command')),
    LIST: () => send(list('LIST'), {}),
    SIZE: (name) => say(find(name) ? `213 ${sizeOf(find(name) as ScriptedFile)}` : '550 No such file'),
    MDTM: (name) => say(find(name) ? `213 ${timeOf(find(name) as ScriptedFile)}` : '550 No such file'),
    RETR: (name) => (find(name) ? send(find(name)?.text ?? '', script.data ?? {}) : say('550 No such file')),
    QUIT: () => control.end('221 Bye\r\n'),
  }
  let rest = ''
  let turn = Promise.resolve<unknown>(undefined)
  function hear() {
    control.on('data', (chunk: Buffer) => {
      const lines = (rest + chunk).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) turn = turn.then(() => obey(line))
    })
  }
  async function obey(line: string) {
    note(line, isEncrypted)
    const verb = line.split(' ', 1)[0]?.toUpperCase() ?? ''
    const argument = line.slice(verb.length + 1)
    const scripted = script.answers?.[verb]
    const answer = typeof scripted === 'function' ? scripted(argument) : scripted
    if (answer !== undefined) return say(answer)
    return usual[verb] ? usual[verb](argument) : say('200 Fine')
  }
  hear()
  say((script.answers?.GREETING as Answer | undefined) ?? '220 Scripted server')
}
