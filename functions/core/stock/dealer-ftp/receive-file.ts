import { type FileHandle, open } from 'node:fs/promises'
import { Writable } from 'node:stream'
import type { Client } from 'basic-ftp'
import { FtpFailure } from './failure.ts'

interface Receiving {
  toFile: string
  maxBytes: number
  onBytes?: (bytes: number) => void
}

/** Reads a file from the server into a local one and returns the number of bytes received. */
export async function receiveFile(client: Client, name: string, { toFile, maxBytes, onBytes }: Receiving) {
  const file = await open(toFile, 'w').catch((error) => {
    throw diskFailure(error)
  })
  let bytes = 0
  const sink = intoFile(file, (count) => {
    bytes += count
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    onBytes?.(bytes)
  })
  try {
    await client.downloadTo(sink, name)
    return bytes
  } catch (error) {
    throw sink.errored instanceof FtpFailure ? sink.errored : error
  } finally {
    await file.close().catch(() => undefined)
  }
}

export const tooLarge = (maxBytes: number) =>
  new FtpFailure('too_large', { key: 'ftp_file_too_large', about: { megabytes: Math.round(maxBytes / 1024 ** 2) } })

function intoFile(file: FileHandle, count: (bytes: number) => void): Writable {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      try {
        count(chunk.length)
      } catch (error) {
        done(error as Error)
        return
      }
      file.appendFile(chunk).then(
        () => done(),
        (error) => done(diskFailure(error)),
      )
    },
  })
  // The transfer reports the error too; a late one has no other listener.
  return sink.on('error', () => {})
}

const diskFailure = ({ code = '' }: NodeJS.ErrnoException) =>
  new FtpFailure('disk', { key: 'ftp_file_not_kept', about: { code } })
