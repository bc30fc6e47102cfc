import type { Client } from 'basic-ftp'
import { askWhenChanged, unlessRefused } from './ask-when-changed.ts'
import { FtpFailure } from './failure.ts'
import { listFeeds } from './list-feeds.ts'
import type { Listed } from './newest-first.ts'

/** A file's current state: by SIZE and MDTM, or from the listing if the server has no SIZE. */
export async function lookAtFile(client: Client, file: Listed): Promise<Listed> {
  const size = await unlessRefused(client.size(file.name))
  if (size === undefined || size < 0) return listAgain(client, file.name)
  return { ...file, size, modifiedAt: (await askWhenChanged(client, file)) ?? file.modifiedAt }
}

export const isSameFile = (a: Listed, b: Listed) =>
  a.size === b.size && a.modifiedAt?.getTime() === b.modifiedAt?.getTime()

async function listAgain(client: Client, name: string): Promise<Listed> {
  const found = (await listFeeds(client)).find((file) => file.name === name)
  if (!found) throw new FtpFailure('changed', { key: 'ftp_file_removed', about: { name } })
  return found
}
