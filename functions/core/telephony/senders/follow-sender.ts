import type { Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { getConnection } from '../connections/get-connection.ts'
import { isSetUp, wayOf } from '../setup/account-steps.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import { refreshSender } from './refresh-sender.ts'
import { nextLook } from './rules.ts'
import { findSender } from './store.ts'

/** Looks at a sender while nobody has its page open, and decides when to look again. */
export async function followSender({ org, now }: Work): Promise<void> {
  const item = await findSender(org)
  const connection = await getConnection(org)
  if (!item || wayOf(connection) !== 'ours' || !isSetUp(connection)) return
  // First: where this breaks off, the next look comes all the same.
  await putDue([{ kind: 'follow-sender', org, ids: {}, at: nextLook(item, now) }])
  await refreshSender(org, await openOwnAccount(org), item, now)
}
