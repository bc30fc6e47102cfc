import type { Work } from '../../platform/ctx.ts'
import { findProved } from '../../telephony/mail-domains/door.ts'
import { mailDayAt } from './rules.ts'
import { countMail } from './store.ts'

/** Takes one of the mails that may leave today; else returns when the next may. */
export async function takeMail({ org, now }: Pick<Work, 'org' | 'now'>): Promise<Date | undefined> {
  const { day, until, limits } = mailDayAt(await findProved(org), now)
  return (await countMail(org, day, limits[0] ?? 0, now)) ? undefined : until
}
