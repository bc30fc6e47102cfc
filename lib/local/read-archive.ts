import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Manifest, readArchive } from '../../functions/core/leaving/archives/read-archive.ts'
import { findUser } from '../../functions/core/people/accounts/door.ts'
import { findAccount } from '../../functions/core/people/pool/users.ts'

/**
 * Reads the archive in a folder into the dealership of whoever has this address: in the local cloud running with `dir`,
 * or, if TABLE_NAME, USER_POOL_ID and MEDIA_BUCKET are set, on AWS. Returns who of its people was not found.
 */
export async function readArchiveOf(email: string, folder: string, dir: string): Promise<{ missing: string[] }> {
  // The parts of the local cloud, as recorded when it started.
  if (!process.env.TABLE_NAME)
    Object.assign(process.env, JSON.parse(readFileSync(join(dir, 'environment.json'), 'utf8')))
  const account = await findAccount(email.trim().toLowerCase())
  const user = account && (await findUser(account.id))
  if (!user) throw new Error(`Nobody has signed up as ${email}.`)
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  return readArchive(user.org, manifest, async (name) => readFileSync(join(folder, name)))
}
