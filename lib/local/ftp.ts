import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { Server } from 'node:net'
import { join } from 'node:path'
import FtpSrv from 'ftp-srv'
import { isFreePort } from './free-port.ts'
import { openCertificate } from './ftp/certificate.ts'
import { type FeedFolder, openFeedFolder } from './ftp/feed-folder.ts'
import { readOrCreateJsonFile, writeJsonFile } from './json-file.ts'

const HOST = '127.0.0.1'
const USERNAME = 'mariposa'
/** `mariposa-<name>` is another dealer's, with a folder of its own. */
const LOGIN = /^mariposa(?:-(\w+))?$/
/** Below the ephemeral ports, and unlikely to be the same for two clouds started together. */
const PORTS = { from: 10_000, count: 9_000 }
const PASSIVE_PORTS = { from: 20_000, count: 11_000, each: 500 }

/** ftp-srv logs through bunyan. */
const silent = { trace() {}, debug() {}, info() {}, warn() {}, error() {}, fatal() {}, child: () => silent }

export type Ftp = Awaited<ReturnType<typeof startFtp>>

/**
 * The sample dealer's FTP server, with explicit TLS. Port, password and certificate are kept in the data folder, so
 * that a dealership that connected finds it again after a restart.
 */
export async function startFtp({ dir }: { dir: string }) {
  mkdirSync(dir, { recursive: true })
  const settingsFile = join(dir, 'server.json')
  const settings = readOrCreateJsonFile(settingsFile, () => ({
    port: 0,
    password: randomBytes(12).toString('base64url'),
  }))
  const port = await keptPort(settings.port)
  if (port !== settings.port) writeJsonFile(settingsFile, { ...settings, port })
  const certificate = await openCertificate(join(dir, 'certificate.json'))
  const folder = openFeedFolder(dir)
  const others = new Map<string, FeedFolder>()
  const folderOf = (name?: string): FeedFolder => {
    if (name === undefined) return folder
    const other = others.get(name) ?? openFeedFolder(join(dir, 'others', name))
    others.set(name, other)
    return other
  }

  const pasv_min = PASSIVE_PORTS.from + Math.floor(Math.random() * PASSIVE_PORTS.count)
  const server = withoutSignals(
    () =>
      new FtpSrv({
        url: `ftp://${HOST}:${port}`,
        pasv_url: HOST,
        pasv_min,
        pasv_max: pasv_min + PASSIVE_PORTS.each,
        tls: certificate,
        log: silent,
        greeting: 'Mariposa Motors',
      }),
  )
  server.on('login', ({ username, password }, resolve, reject) => {
    const known = LOGIN.exec(username)
    if (known && password === settings.password) resolve({ root: folderOf(known[1]).path })
    else reject(new Error('The user name or the password is wrong.'))
  })
  // Otherwise each answer waits for the acknowledgment of the one before: 40 ms, several times a file. ftp-srv's types
  // hide its socket server.
  const commands = (server as unknown as { server: Server }).server
  commands.on('connection', (socket) => socket.setNoDelay(true))
  // A client that disconnects midway is not an error here.
  server.on('client-error', () => {})
  await server.listen()

  return {
    host: HOST,
    port,
    username: USERNAME,
    password: settings.password,
    /** The certificate of the authority that signed the server's, as PEM. */
    ca: certificate.cert,
    folder,
    /** The folder of another dealer, for their name in the login. */
    folderOf,
    async stop() {
      await server.close()
    },
  }
}

/** The port that a dealership's settings name, unless another program has taken it since. */
async function keptPort(port: number): Promise<number> {
  for (let candidate = port; ; candidate = PORTS.from + Math.floor(Math.random() * PORTS.count)) {
    if (candidate !== 0 && (await isFreePort(candidate))) return candidate
  }
}

/** The package exits the process on Ctrl-C; here others shut things down, in their order. */
function withoutSignals<T>(make: () => T): T {
  const signals = ['SIGTERM', 'SIGINT', 'SIGQUIT'] as const
  const before = signals.map((signal) => process.listeners(signal))
  const made = make()
  for (const [index, signal] of signals.entries())
    for (const listener of process.listeners(signal))
      if (!before[index]?.includes(listener)) process.off(signal, listener)
  return made
}
