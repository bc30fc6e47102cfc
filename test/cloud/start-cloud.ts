import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream, mkdtempSync, readFileSync, statfsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../browser.ts'
import { addAccounts } from './add-accounts.ts'
import { shareBuild } from './share-build.ts'

/** The file in a cloud's folder with its output. */
export const LOG = 'cloud.log'

/** The desk's response. */
export interface StartedCloud {
  url: string
  /** The data folder. */
  dir: string
  /** The handlers' environment variables. */
  environment: Record<string, string>
}

/**
 * Local clouds for the tests that want one, each `npm start` in a folder of its own: one that all share (`GET /`), started
 * when the first asks, and one more for whoever would disturb the others (`GET /own`, with the demonstration
 * `GET /own?seed=demo`), until they need it no longer (`GET /end?dir=`).
 */
export default async function setup(project: TestProject) {
  const runFolder = mkdtempSync(join(quickFolder(), 'lotwire-test-'))
  // Shares compiled code among processes: clouds and workers, dozens of them.
  process.env.NODE_COMPILE_CACHE ??= join(runFolder, 'compiled')
  // Once, before the workers: the package mistakes a file that another process is unpacking for the whole browser.
  await findChromium()
  const clouds: Promise<StartedCloud>[] = []
  /** The clouds' processes, by their folders. */
  const running = new Map<string, ChildProcess>()
  // Vitest ends at once when it is told to (SIGINT, SIGTERM): nobody then waits for the clouds, but they are told too.
  process.once('exit', () => {
    for (const child of running.values()) child.kill('SIGTERM')
  })
  let account = 0

  const begin = (seed = 'none') => {
    const cloud = startCloud(mkdtempSync(join(runFolder, 'cloud-')), running, seed)
    clouds.push(cloud)
    return cloud
  }
  let shared: Promise<StartedCloud> | undefined
  const answers: Record<string, (query: URLSearchParams) => unknown> = {
    '/account': () => ({ index: account++ }),
    '/own': (query) => begin(query.get('seed') ?? undefined),
    '/end': (query) => void stop(running.get(query.get('dir') ?? '')),
    '/': () => {
      shared ??= begin()
      return shared
    },
  }
  const desk = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://desk')
    try {
      response.end(JSON.stringify((await answers[pathname]?.(searchParams)) ?? {}))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  desk.listen(0, '127.0.0.1')
  await once(desk, 'listening')
  project.provide('runFolder', runFolder)
  project.provide('cloudDesk', `http://127.0.0.1:${(desk.address() as AddressInfo).port}`)

  return async () => {
    desk.closeAllConnections()
    desk.close()
    await Promise.allSettled(clouds)
    await Promise.all([...running.values()].map(stop))
    // Processes that a test has just killed may still be writing.
    await rm(runFolder, { recursive: true, force: true, maxRetries: 10 })
  }
}

/** A run's folders need a small part of it. */
const MEMORY_BYTES = 2 * 1024 ** 3

/** Memory, where there is enough of it: all that is answered is synced to the disk first, for which tests would wait. */
function quickFolder(): string {
  const memory = '/dev/shm'
  try {
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize < MEMORY_BYTES ? tmpdir() : memory
  } catch {
    return tmpdir()
  }
}

async function stop(child?: ChildProcess) {
  if (child?.kill('SIGTERM')) await once(child, 'exit')
}

async function startCloud(dir: string, running: Map<string, ChildProcess>, seed: string): Promise<StartedCloud> {
  // The demonstration brings its own.
  if (seed === 'none') addAccounts(join(dir, 'twilio'))
  await shareBuild(dir)
  const child = spawn(process.execPath, ['bin/local.ts'], {
    // Any free port, taken at once: one that is looked for first may be somebody else's by then.
    env: { ...process.env, NODE_ENV: '', PORT: '0', LOCAL_DIR: dir, SEED: seed },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(join(dir, LOG))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => log.write(chunk))
  child.stderr?.on('data', (chunk) => process.stderr.write(chunk))
  running.set(dir, child)
  const url = await addressIn(child)
  return { url, dir, environment: JSON.parse(readFileSync(join(dir, 'environment.json'), 'utf8')) }
}

/** Its later words are read too: a pipe that nobody empties would stop it. */
function addressIn(child: ChildProcess): Promise<string> {
  const address = Promise.withResolvers<string>()
  child.once('exit', () => address.reject(new Error('The local cloud did not start; why is written above.')))
  if (child.stdout)
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [, url] = /^Lotwire is ready.*?(http\S+)/.exec(line) ?? []
      if (url) address.resolve(url)
    })
  return address.promise
}
