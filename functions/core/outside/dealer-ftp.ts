import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { FtpFailure } from './dealer-ftp/failure.ts'
import { listFeeds } from './dealer-ftp/list-feeds.ts'
import { isSameFile, lookAtFile } from './dealer-ftp/look-at-file.ts'
import { type Listed, toFeedFile } from './dealer-ftp/newest-first.ts'
import { receiveFile, tooLarge } from './dealer-ftp/receive-file.ts'
import { runSession, type Session } from './dealer-ftp/run-session.ts'
import type { FetchOptions, FetchOutcome, FtpLogin, FtpPatience, FtpTest } from './dealer-ftp/types.ts'

export { FtpFailure, type FtpReason } from './dealer-ftp/failure.ts'
export type { FeedFile, FetchOptions, FetchOutcome, FtpLogin, FtpPatience, FtpTest } from './dealer-ftp/types.ts'

/** A person waits for the answer, and API Gateway no longer than 30 s. */
const TEST_PATIENCE: FtpPatience = { idleMs: 8_000, totalMs: 24_000, growthMs: 0 }
const FETCH_PATIENCE: FtpPatience = { idleMs: 30_000, totalMs: 8 * 60_000, growthMs: 5_000 }
const MAX_BYTES = 50_000_000
/** Each costs the wait for its growth. */
const GROWING_FILES_TRIED = 3

/**
 * Logs in and lists: what a manager sees before saving. Throws FtpFailure. Few functions need this file: they import it
 * lazily, since the FTP client comes along.
 */
export function testDealerFtp(login: FtpLogin, patience: Partial<FtpPatience> = {}): Promise<FtpTest> {
  return runSession(login, { ...TEST_PATIENCE, ...patience }, async ({ client, secure, during }) => {
    const feeds = await during('list', () => listFeeds(client))
    const newest = feeds.find(({ size }) => size > 0)
    return { secure, files: feeds.length, ...(newest && { file: toFeedFile(newest) }) }
  })
}

/**
 * Reads the newest feed into a local file: all of it, or none. Empty files and those still being written are passed
 * over for the next newest. Throws FtpFailure.
 */
export function fetchNewestFeed(login: FtpLogin, options: FetchOptions): Promise<FetchOutcome> {
  return runSession(login, { ...FETCH_PATIENCE, ...options.patience }, async (session) => {
    const { client, secure, during } = session
    const feeds = await during('list', () => listFeeds(client))
    const growing: string[] = []
    for (const listed of feeds.filter(({ size }) => size > 0)) {
      const found = await during('list', () => lookAtFile(client, listed))
      if (found.size === 0) continue
      const file = toFeedFile(found)
      if (await options.isKnown?.(file)) return { outcome: 'known', file, secure }
      if (await isGrowing(session, found, options)) growing.push(file.name)
      else {
        await read(session, found, options)
        return { outcome: 'fetched', file, secure }
      }
      if (growing.length === GROWING_FILES_TRIED) break
    }
    if (growing.length > 0)
      throw new FtpFailure('growing', `${growing[0]} is still being written. The next run looks again.`)
    return { outcome: 'none', secure }
  })
}

async function isGrowing({ client, signal, during }: Session, found: Listed, { patience }: FetchOptions) {
  await setTimeout(patience?.growthMs ?? FETCH_PATIENCE.growthMs, undefined, { signal })
  return !isSameFile(found, await during('list', () => lookAtFile(client, found)))
}

/** A file that did not come whole, or is not one file, is of no use to anybody. */
async function read(session: Session, file: Listed, options: FetchOptions) {
  try {
    await readWhole(session, file, options)
  } catch (error) {
    await rm(options.toFile, { force: true })
    throw error
  }
}

async function readWhole({ client, during }: Session, file: Listed, options: FetchOptions) {
  const { toFile, maxBytes = MAX_BYTES, onProgress } = options
  if (file.size > maxBytes) throw tooLarge(maxBytes)
  const onBytes = onProgress && ((bytes: number) => onProgress(bytes, file.size))
  const bytes = await during('read', () => receiveFile(client, file.name, { toFile, maxBytes, onBytes }))
  const after = await during('read', () => lookAtFile(client, file))
  if (!isSameFile(file, after) || bytes > file.size)
    throw new FtpFailure('changed', `${file.name} was replaced while it was being read.`)
  if (bytes < file.size)
    throw new FtpFailure('cut_short', `Only ${bytes} of the ${file.size} bytes of ${file.name} came.`)
}
