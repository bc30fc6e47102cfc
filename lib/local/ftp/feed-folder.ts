import { randomUUID } from 'node:crypto'
import { createWriteStream, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FILE_BYTES_MAX } from '#contract/stock/feed-files.ts'

/** A file on the dealer's server; `modified_at` is ISO 8601. */
export type FtpFile = { name: string; size: number; modified_at: string }

/** A refusal with a message for the person who dropped the file. */
export class FileRefused extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export type FeedFolder = ReturnType<typeof openFeedFolder>

/** The files on the dealer's server, as changed from the console: each appears whole or not at all. */
export function openFeedFolder(dir: string) {
  const files = join(dir, 'files')
  const arriving = join(dir, 'arriving')
  // Removes files left half-written by a kill.
  rmSync(arriving, { recursive: true, force: true })
  for (const folder of [files, arriving]) mkdirSync(folder, { recursive: true })

  return {
    path: files,
    /** The newest first. */
    list: (): FtpFile[] =>
      readdirSync(files, { withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => {
          const { size, mtime } = statSync(join(files, name))
          return { name, size, modified_at: mtime.toISOString() }
        })
        .sort((a, b) => b.modified_at.localeCompare(a.modified_at) || b.name.localeCompare(a.name)),
    async put(name: string, body: Readable | string): Promise<void> {
      const target = join(files, checked(name))
      const half = join(arriving, randomUUID())
      // A rejected request must stay open for its response.
      const source: AsyncIterable<Buffer | string> =
        typeof body === 'string' ? Readable.from([body]) : body.iterator({ destroyOnReturn: false })
      try {
        await pipeline(source, limit, createWriteStream(half))
        utimesSync(half, new Date(), new Date())
        renameSync(half, target)
      } finally {
        rmSync(half, { force: true })
      }
    },
    remove(name: string): void {
      rmSync(join(files, checked(name)), { force: true })
    },
  }
}

async function* limit(chunks: AsyncIterable<Buffer | string>) {
  let bytes = 0
  for await (const chunk of chunks) {
    bytes += Buffer.byteLength(chunk)
    if (bytes > FILE_BYTES_MAX) throw new FileRefused(413, 'A file may have 50 MB at most.')
    yield chunk
  }
}

function checked(name: string): string {
  const isWrong = name === '' || /^\.|[/\\\p{Cc}]/u.test(name) || Buffer.byteLength(name) > 200
  if (isWrong) throw new FileRefused(422, 'A file name has no slash, no leading dot and at most 200 characters.')
  return name
}
