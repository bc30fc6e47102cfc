import { callerOf } from '../../people/accounts/caller-of.ts'
import { listTeam } from '../../people/accounts/door.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { listReaders } from '../../people/notifications/door.ts'
import { INBOXES } from '../../people/notifications/notice-inboxes.ts'
import { recordNews } from '../../people/notifications/record-news.ts'
import { waysOf } from '../../people/notifications/ways-of.ts'
import { haltOf } from '../../people/organizations/halt-of.ts'
import { may } from '../../platform/access.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { Work } from '../../platform/ctx.ts'
import { composeWeek } from './compose-week.ts'
import { deleteMailed, keepMailed } from './store.ts'
import { writeWeeklyMail } from './write-weekly-mail.ts'

/** Tells managers who wish it of a week's report: each once, however often this runs. */
export async function sendMails(work: Work, { week, due }: { week: string; due: string }): Promise<void> {
  const wishes = await listWishes(work)
  if (wishes.length === 0) return
  const { org } = work
  // Of the time that was planned, so that a repeat records the same.
  await recordNews(org, [{ inbox: INBOXES.managers, kind: 'weekly_report', about: week, at: new Date(due) }])
  for (const { person, ways } of wishes) if (ways.includes('email')) await mailPerson(work, person, week)
}

/** Managers who want to be told, and how. */
async function listWishes({ org, now }: Work) {
  const [team, readers] = await Promise.all([listTeam(org), listReaders(org)])
  return team.flatMap((person) => {
    const caller = callerOf(person, '')
    const ways = waysOf(readers.find(({ user }) => user === person.id) ?? {}, 'weekly_report')
    return may(caller, 'reports') && !person.suspended && !haltOf(caller.standing, now) && ways.length > 0
      ? [{ person, ways }]
      : []
  })
}

async function mailPerson(work: Work, person: UserItem, week: string): Promise<void> {
  const { org } = work
  const mailed = { user: person.id, week }
  const { language } = person
  const composed = await composeWeek({ ...work, caller: callerOf(person, ''), language, address: '', agent: '' }, week)
  if (!(await keepMailed(org, mailed))) return
  try {
    await sendMail({ to: person.email, ...writeWeeklyMail(composed, language) })
  } catch (error) {
    await deleteMailed(org, mailed)
    throw error
  }
}
