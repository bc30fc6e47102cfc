import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { Made } from './google-answers.ts'
import { readAnswer, type Session } from './open-session.ts'
import { type Account, updateAccount } from './store.ts'

const NAME = 'Lotwire'

/** The account with our calendar at Google, which is made once. */
export async function openCalendar({ account, call }: Session): Promise<Account> {
  if (account.calendar) return account
  const body = { summary: NAME, timeZone: await findTimeZone(account.org) }
  const { id } = readAnswer(Made, await call({ method: 'POST', path: '/calendars', body }))
  await updateAccount(account, { calendar: id })
  return { ...account, calendar: id }
}
