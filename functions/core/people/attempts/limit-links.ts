import type { Guest } from '../../platform/ctx.ts'
import { AppError } from '../../platform/errors.ts'
import { networkOf } from './network-of.ts'
import { DAY_SECONDS, WINDOW_SECONDS } from './rules.ts'
import { countByLink, countByNetwork } from './store.ts'

/**
 * Counts what a customer does by the code in their link; throws `too_many_attempts` for a link, and for a network, by
 * which more comes than from people: whoever got a link must not fill its contact's history. Before the code is looked up.
 */
export async function limitLinks({ address }: Pick<Guest, 'address'>, code: string): Promise<void> {
  const now = Date.now()
  if (!(await countByNetwork(networkOf(address), now))) throw tooMany(WINDOW_SECONDS, now)
  if (!(await countByLink(code, now))) throw tooMany(DAY_SECONDS, now)
}

const tooMany = (seconds: number, now: number) =>
  new AppError('too_many_attempts', {}, { retryAfterSeconds: seconds - (Math.floor(now / 1000) % seconds) })
