import { rm } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { FILE_BYTES_MAX } from '#contract/stock/feed-files.ts'
import { optionalVariable } from '../../platform/environment.ts'
import { FtpFailure } from './failure.ts'
import { listFeeds } from './list-feeds.ts'
import { isSameFile, lookAtFile } from './look-at-file.ts'
import { type Listed, toFeedFile } from './newest-first.ts'
import { receiveFile, tooLarge } from './receive-file.ts'
import { runSession, type Session } from './run-session.ts'
import type { FetchOptions, FetchOutcome, FtpLogin, FtpPatience, FtpTest } from './types.ts'

/** A person is waiting for the response, and API Gateway waits no longer than 30 s. */
const TEST_PATIENCE: FtpPatience = { idleMs: 8_000, totalMs: 24_000, growthMs: 0 }
const FETCH_PATIENCE: FtpPatience = { idleMs: 30_000, totalMs: 8 * 60_000, growthMs: 5_000 }
/** The local cloud's own server writes files atomically: only the local cloud sets a shorter wait. */
const growthMs = () => Number(optionalVariable('LOCAL_FTP_GROWTH_MS') ?? FETCH_PATIENCE.growthMs)
/** The number of empty files newer than the feed that are checked again: each costs two requests. */
const EMPTY_FILES_ASKED = 3
/** The number of newer files other than vehicle lists that are read to find one; files checked before cost nothing. */
const OTHERS_READ = 5

/**
 * Logs in and lists: the check for a manager before saving. Throws FtpFailure. Few functions need this file: they
 * import it lazily, because it brings along the FTP client.
 */
export function testDealerFtp(login: FtpLogin, patience: Partial<FtpPatience> = {}): Promise<FtpTest> {
  return runSession(login, { ...TEST_PATIENCE, ...patience }, async ({ client, secure, during }) => {
    const feeds = await during('list', () => listFeeds(client))
    const newest = feeds.find(({ size }) => size > 0)
    return { secure, files: feeds.length, ...(newest && { file: toFeedFile(newest) }) }
  })
}

/**
 * Reads the newest vehicle list into a local file: all of it, or nothing. Files that stay empty, and those that are not
 * lists, are skipped for the next newest; while one is being written nothing is taken, because the others may be months
 * old. Throws FtpFailure.
 */
export function fetchNewestFeed(login: FtpLogin, options: FetchOptions): Promise<FetchOutcome> {
  return runSession(login, { ...FETCH_PATIENCE, ...options.patience }, async (session) => {
    const { client, secure, during } = session
    const feeds = await during('list', () => listFeeds(client))
    const empty: Listed[] = []
    const others: { found: Listed; isRead: boolean }[] = []
    for (const listed of feeds) {
      if (others.filter(({ isRead }) => isRead).length >= OTHERS_READ) break
      const found = listed.size > 0 ? await during('list', () => lookAtFile(client, listed)) : listed
      if (found.size === 0) {
        empty.push(found)
        continue
      }
      const file = toFeedFile(found)
      const about = { file, others: others.map((other) => toFeedFile(other.found)), secure }
      if (await options.isKnown?.(file)) return { outcome: 'known', ...about }
      if (options.isOther?.(file)) {
        others.push({ found, isRead: false })
        continue
      }
      await requireStill(session, [...empty.slice(0, EMPTY_FILES_ASKED), found], options)
      await read(session, found, options)
      if ((await options.isList?.(file)) ?? true) return { outcome: 'fetched', ...about }
      others.push({ found, isRead: true })
    }
    const [newest] = others
    if (!newest) return { outcome: 'none', secure }
    await read(session, newest.found, options)
    return { outcome: 'fetched', file: toFeedFile(newest.found), others: [], secure }
  })
}

/** Throws if one of these is still being written, that is, has changed within a while. */
async function requireStill({ client, signal, during }: Session, files: Listed[], { patience }: FetchOptions) {
  await setTimeout(patience?.growthMs ?? growthMs(), undefined, { signal })
  for (const file of files) {
    const now = await during('list', () => lookAtFile(client, file))
    const isStill = file.size === 0 ? now.size === 0 : isSameFile(file, now)
    if (!isStill) throw new FtpFailure('growing', { key: 'ftp_file_growing', about: { name: file.name } })
  }
}

/** A file that did not arrive whole, or is not a file, is of no use. */
async function read(session: Session, file: Listed, options: FetchOptions) {
  try {
    await readWhole(session, file, options)
  } catch (error) {
    await rm(options.toFile, { force: true })
    throw error
  }
}

async function readWhole({ client, during }: Session, file: Listed, options: FetchOptions) {
  const { toFile, maxBytes = FILE_BYTES_MAX, onProgress } = options
  if (file.size > maxBytes) throw tooLarge(maxBytes)
  const onBytes = onProgress && ((bytes: number) => onProgress(bytes, file.size))
  const bytes = await during('read', () => receiveFile(client, file.name, { toFile, maxBytes, onBytes }))
  const after = await during('read', () => lookAtFile(client, file))
  if (!isSameFile(file, after) || bytes > file.size)
    throw new FtpFailure('changed', { key: 'ftp_file_replaced', about: { name: file.name } })
  if (bytes < file.size)
    throw new FtpFailure('cut_short', {
      key: 'ftp_file_cut_short',
      about: { name: file.name, bytes, size: file.size },
    })
}
