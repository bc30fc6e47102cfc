import type { Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { findConnection } from '../connections/door.ts'
import { isSetUp, wayOf } from '../setup/account-steps.ts'
import { openOwnAccount } from '../setup/open-own-account.ts'
import { refreshNumbers } from './refresh-numbers.ts'
import { refreshSender } from './refresh-sender.ts'
import { nextLook } from './rules.ts'
import { findSender } from './store.ts'

/** Looks at a dealership's numbers while nobody has their page open, and decides when to look again. */
export async function followSender(work: Work): Promise<void> {
  const { org, now } = work
  const connection = await findConnection(org)
  if (!connection) return
  const item = await findSender(org)
  if (item && wayOf(connection) === 'ours' && isSetUp(connection)) {
    // First: where this breaks off, the next look comes all the same.
    await putDue([{ kind: 'follow-sender', org, ids: {}, at: nextLook(item, now) }])
    await refreshSender(org, await openOwnAccount(org), item, now)
  }
  await refreshNumbers(work)
}
