import { readSettings } from '../../people/settings/door.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { assignConversation } from './assign-conversation.ts'
import { findWorkload, listWaiting, removeWaiting, writeMoves } from './store.ts'

const AT_ONCE = 25

/** Gives out the conversations that wait for somebody, the longest first, until nobody has room. */
export async function assignWaiting(org: OrgId): Promise<void> {
  if ((await readSettings(org, 'assignment')).auto_assignment_mode === 'off') return
  for (;;) {
    const waiting = await listWaiting(org, AT_ONCE)
    if (waiting.length === 0) return
    for (const { contact, opened_at, writer } of waiting) {
      const outcome = await assignConversation(org, { contact, opened_at, writer, isReopened: false })
      if (outcome === 'waits') return
      // Closed, gone, or given to somebody by hand.
      if (outcome === 'settled') await removeWaiting(org, { contact, opened_at })
    }
  }
}

/**
 * The same after settings or people changed. The loads count as changed first: whoever is just finding that nobody has
 * room, by what held before, looks again.
 */
export async function giveOutAnew(org: OrgId): Promise<void> {
  await retryOnConflict(async () => writeMoves(org, await findWorkload(org), []))
  await assignWaiting(org)
}
