import type { Client } from 'basic-ftp'
import { isReply } from './explain.ts'
import { FtpFailure } from './failure.ts'
import { listFeeds } from './list-feeds.ts'
import type { Listed } from './newest-first.ts'

/** A file as it is at this moment: asked for by SIZE and MDTM, or looked up in the list where the server has no SIZE. */
export async function lookAtFile(client: Client, file: Listed): Promise<Listed> {
  const size = await unlessRefused(client.size(file.name))
  if (size === undefined || size < 0) return listAgain(client, file.name)
  const at = await unlessRefused(client.lastMod(file.name))
  return { ...file, size, modifiedAt: at && !Number.isNaN(at.getTime()) ? at : file.modifiedAt }
}

export const isSameFile = (a: Listed, b: Listed) =>
  a.size === b.size && a.modifiedAt?.getTime() === b.modifiedAt?.getTime()

async function unlessRefused<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    const isRefused = isReply(error) && error.code !== 421
    const isNoNumber = error instanceof Error && error.message.startsWith("Can't parse")
    if (isRefused || isNoNumber) return undefined
    throw error
  }
}

async function listAgain(client: Client, name: string): Promise<Listed> {
  const found = (await listFeeds(client)).find((file) => file.name === name)
  if (!found) throw new FtpFailure('changed', `${name} was taken away while it was being read.`)
  return found
}
