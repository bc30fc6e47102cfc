import type { Work } from '../../platform/ctx.ts'
import { findProved } from '../../telephony/mail-domains/door.ts'
import { mailDayAt } from './rules.ts'
import { findCount } from './store.ts'

/** Lists how many mails may still leave today, tomorrow, and so on; the last one stays. */
export async function listMailsADay({ org, now }: Pick<Work, 'org' | 'now'>): Promise<number[]> {
  const { day, limits } = mailDayAt(await findProved(org), now)
  const [today = 0, ...later] = limits
  // The last one is every later day's too.
  return [Math.max(0, today - (await findCount(org, day))), ...(later.length > 0 ? later : [today])]
}
