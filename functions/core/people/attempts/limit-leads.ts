import type { Guest, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from './network-of.ts'
import { WINDOW_SECONDS } from './rules.ts'
import { countLead } from './store.ts'

/**
 * Counts a lead that came from outside; throws `too_many_attempts` for a network that sends more than people do, and for
 * a dealership that gets more than it could answer. A program with a dealership's token sends for many people.
 */
export async function limitLeads(
  { address }: Pick<Guest, 'address'>,
  org: OrgId,
  by: 'visitor' | 'program',
): Promise<void> {
  const now = Date.now()
  const isFew = by === 'program' || (await countLead(`${org} ${networkOf(address)}`, 'visitor', now))
  if (isFew && (await countLead(org, by === 'program' ? 'program' : 'page', now))) return
  const retryAfterSeconds = WINDOW_SECONDS - (Math.floor(now / 1000) % WINDOW_SECONDS)
  throw new AppError('too_many_attempts', {}, { retryAfterSeconds })
}
