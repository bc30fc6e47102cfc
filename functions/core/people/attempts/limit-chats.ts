import type { Guest, OrgId } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from './network-of.ts'
import { WINDOW_SECONDS } from './rules.ts'
import { countChat } from './store.ts'

/** Counts a visitor who opens a chat; throws `too_many_attempts` for a network, and for a dealership, with too many. */
export async function limitChats({ address }: Pick<Guest, 'address'>, org: OrgId): Promise<void> {
  const now = Date.now()
  if ((await countChat(`${org} ${networkOf(address)}`, 'network', now)) && (await countChat(org, 'page', now))) return
  const retryAfterSeconds = WINDOW_SECONDS - (Math.floor(now / 1000) % WINDOW_SECONDS)
  throw new AppError('too_many_attempts', {}, { retryAfterSeconds })
}
