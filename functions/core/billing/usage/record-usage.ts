import { dequal } from 'dequal'
import type { Work } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { openAccount } from '../../telephony/connections/open-account.ts'
import { asKept, byDay, CHARGED } from './rules.ts'
import { findDay, listDays, replaceDay } from './store.ts'
import type { Days } from './usage-days.ts'

/**
 * Brings the ledger to what Twilio charges now for the last days, in an account that Lotwire opened; a dealership's own
 * account is its own affair. What Twilio does not answer is read again the next night.
 */
export async function recordUsage({ org }: Pick<Work, 'org'>, days: Days): Promise<void> {
  const opened = await openAccount(org, { fresh: true })
  if (!opened?.connection.is_ours) return
  const { account, connection } = opened
  const rows = await account.usage(CHARGED, days).catch((error) => {
    if (error instanceof AppError) return undefined
    throw error
  })
  if (!rows) return
  const used = byDay(rows)
  for (const { day } of await listDays(org, days.from, days.to)) if (!used.has(day)) used.set(day, {})
  for (const [day, kinds] of used)
    await retryOnConflict(async () => {
      const seen = (await findDay(org, day)) ?? { org, day, version: 0, account: connection.account_sid, kinds: {} }
      // Another account's days stay as they were.
      if (seen.account !== connection.account_sid) return true
      const kept = asKept(kinds, seen.kinds)
      return dequal(kept, seen.kinds) || (await replaceDay(seen, kept))
    })
}
