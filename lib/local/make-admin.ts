import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findUser, setSystemAdmin } from '../../functions/core/people/accounts/door.ts'
import { nameOf } from '../../functions/core/people/accounts/name-of.ts'
import { recordAct } from '../../functions/core/people/audit/record-act.ts'
import { findAccount } from '../../functions/core/people/pool/users.ts'

/**
 * Makes a person who has signed up a system administrator, starting with their next request: in the local cloud running
 * with this folder, or, if TABLE_NAME, USER_POOL_ID and AUDIT_KEY are set, on AWS. Throws if no one has the address.
 */
export async function makeAdmin(email: string, dir: string): Promise<{ name: string }> {
  // The parts of the local cloud, as recorded when it started.
  if (!process.env.TABLE_NAME)
    Object.assign(process.env, JSON.parse(readFileSync(join(dir, 'environment.json'), 'utf8')))
  // Before anything is done that could then not be recorded.
  if (!process.env.AUDIT_KEY) throw new Error('AUDIT_KEY is not set.')
  const account = await findAccount(email.trim().toLowerCase())
  const user = account && (await findUser(account.id))
  const org = user && (await setSystemAdmin(user.id))
  if (!user || !org) throw new Error(`Nobody has signed up as ${email}.`)
  const name = nameOf(user)
  const actor = { org, now: new Date(), address: '', agent: 'bin/make-admin.ts', caller: { id: user.id, name } }
  await recordAct(actor, { action: 'admin_made', about: user.id, words: { person: name } })
  return { name }
}
