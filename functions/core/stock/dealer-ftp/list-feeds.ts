import type { Client, FileInfo } from 'basic-ftp'
import { askWhenChanged } from './ask-when-changed.ts'
import { isReply } from './explain.ts'
import { FtpFailure } from './failure.ts'
import { readListedTime } from './listed-time.ts'
import { isFeedName, type Listed, newestFirst } from './newest-first.ts'

/** A folder of twenty thousand files; a larger one is not the feeds' folder. */
export const MAX_LISTING_BYTES = 4_000_000

/** Files are asked for their exact times one by one; no more than these, however many a server lists as equally new. */
const FILES_ASKED = 100

/** The feeds in the login folder, newest first; includes empty ones, but no subfolders. */
export async function listFeeds(client: Client): Promise<Listed[]> {
  const files = await listFiles(client)
  const feeds = newestFirst(files.filter(({ isDirectory, name }) => !isDirectory && isFeedName(name)).map(toListed))
  if (feeds.length < 2 || feeds.every(({ modifiedAt }) => modifiedAt)) return feeds
  const told = await askEach(client, perhapsNewest(feeds).slice(0, FILES_ASKED))
  return [...newestFirst([...told.values()]), ...feeds.filter(({ name }) => !told.has(name))]
}

/** The newest feed by name, and those that the listing shows as no older than any other. */
function perhapsNewest(feeds: Listed[]): Listed[] {
  const latest = Math.max(...feeds.map(({ listedAt }) => listedAt ?? 0))
  return feeds.filter(({ listedAt = latest }, i) => i === 0 || listedAt === latest)
}

/** The files with their exact times, by name; without those that the server gives no time for. */
async function askEach(client: Client, files: Listed[]): Promise<Map<string, Listed>> {
  const told = new Map<string, Listed>()
  for (const file of files) {
    const modifiedAt = file.modifiedAt ?? (await askWhenChanged(client, file))
    if (modifiedAt) told.set(file.name, { ...file, modifiedAt })
  }
  return told
}

const toListed = ({ name, size, modifiedAt, rawModifiedAt }: FileInfo): Listed => ({
  name,
  size,
  modifiedAt,
  listedAt: modifiedAt ? undefined : readListedTime(rawModifiedAt, Date.now()),
})

async function listFiles(client: Client): Promise<FileInfo[]> {
  const commands = client.availableListCommands.filter((command) => command !== 'LIST -a')
  const { parseList } = client
  client.parseList = (text) => parseOrRefuse(text, parseList)
  let refusal: unknown
  for (const command of commands) {
    client.availableListCommands = [command]
    try {
      return await client.list()
    } catch (error) {
      refusal = asTooLong(error)
      if (!isReply(error) || error.code === 421) break
      if (isNothingThere(error)) return []
    } finally {
      client.parseList = parseList
    }
  }
  throw refusal
}

/** Some servers refuse to list an empty folder. */
const isNothingThere = ({ code, message }: { code: number; message: string }) =>
  (code === 450 || code === 550) && /no (such )?files?\b|empty/i.test(message)

const asTooLong = (error: unknown) =>
  error instanceof Error && error.message.includes('maxByteLength')
    ? new FtpFailure('listing', { key: 'ftp_list_too_long' })
    : error

/** Lines of `ls` and MLSD that do not name a file. */
const META = /^\s*$|^total\b|\btype=[cp]dir\b|\s\.\.?$/i

function parseOrRefuse(text: string, parse: Client['parseList']): FileInfo[] {
  const lines = text.split(/\r?\n/).filter((line) => !META.test(line))
  try {
    const files = parse(text)
    if (files.length > 0 || lines.length === 0) return files
  } catch {
    // Reported below, in words.
  }
  throw new FtpFailure('listing', { key: 'ftp_list_unreadable' }, lines.at(-1))
}
