import type { Client } from 'basic-ftp'
import { isReply } from './explain.ts'
import type { Listed } from './newest-first.ts'

/** The exact time of a file's last change (MDTM); undefined if the server does not say. */
export async function askWhenChanged(client: Client, { name }: Listed): Promise<Date | undefined> {
  const at = await unlessRefused(client.lastMod(name))
  return at && !Number.isNaN(at.getTime()) ? at : undefined
}

/** The server's answer to an optional command; undefined if the server refuses it. */
export async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    const isRefused = isReply(error) && error.code !== 421
    const isNoNumber = error instanceof Error && error.message.startsWith("Can't parse")
    if (isRefused || isNoNumber) return undefined
    throw error
  }
}
