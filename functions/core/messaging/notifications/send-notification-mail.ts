import { findContact } from '../../customers/contacts/store.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { findUser, listTeam } from '../../people/accounts/store.ts'
import type { NoticeItem } from '../../people/notifications/entity.ts'
import { INBOXES, isQuiet, MOST_DELAY_SECONDS, secondsToNextMail } from '../../people/notifications/rules.ts'
import { findNotice, findReader, setMailed } from '../../people/notifications/store.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { isManager } from '../../platform/access.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import { enqueueAll } from '../../platform/aws/queues.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { listUnread } from './list-notifications.ts'
import { isOver } from './rules.ts'
import { writeNotificationMail } from './write-mail.ts'

/** The notice that has waited for a while; `user`: the only one who is to be mailed of it. */
interface Waiting {
  inbox: string
  id: string
  user?: string
}

/**
 * Mails whoever has not looked since what waits for them, all in one mail, and one an hour at most. Where that has to
 * wait, or their quiet hours end first, it is tried again then. Safe to repeat.
 */
export async function sendNotificationMail(work: Work, { inbox, id, user }: Waiting): Promise<void> {
  const notice = await findNotice(work.org, inbox, id)
  if (!notice || (await isDone(work.org, notice))) return
  const people = await listConcerned(work, user ?? inbox)
  const later: string[] = []
  for (const person of people) if ((await mailPerson(work, person, id)) === 'later') later.push(person.id)
  await enqueueAll(
    'mail-notifications',
    later.map((person) => ({ body: { org: work.org, inbox, id, user: person }, delaySeconds: MOST_DELAY_SECONDS })),
  )
}

/** Most have been read by now, and nobody's list need be. */
async function isDone(org: OrgId, { kind, contact: id }: NoticeItem): Promise<boolean> {
  if (id === undefined) return false
  const contact = await findContact(org, id)
  return !contact || isOver(kind, contact)
}

/** Who reads an inbox, or the one person it is. */
async function listConcerned({ org }: Work, inbox: string): Promise<UserItem[]> {
  const isShared = inbox === INBOXES.team || inbox === INBOXES.managers
  const people = isShared ? await listTeam(org) : [await findUser(inbox)]
  return people
    .filter((person) => person !== undefined)
    .filter(({ org: own, suspended }) => own === org && !suspended)
    .filter((person) => inbox !== INBOXES.managers || isManager(callerOf(person, '')))
}

async function mailPerson({ org, now }: Work, person: UserItem, id: string): Promise<'done' | 'later'> {
  const reader = await findReader(org, person.id)
  // Of a burst of notices the first one's mail tells all: for the others nobody's list need be read.
  if (id <= (reader.mailed_until ?? '')) return 'done'
  if (secondsToNextMail(reader, now) > 0) return 'later'
  const [unread, { timezone }] = await Promise.all([
    listUnread({ org, caller: callerOf(person, ''), now }, 'email'),
    readOrganization(org),
  ])
  if (!unread.some((one) => one.id === id)) return 'done'
  if (isQuiet(reader, timezone, now)) return 'later'

  const mailed = { mailed_at: now.toISOString(), mailed_until: unread[0]?.id }
  if (!(await setMailed(org, person.id, reader, mailed))) return 'later'
  try {
    await sendMail({ to: person.email, ...writeNotificationMail(unread, person.language) })
  } catch (error) {
    await setMailed(org, person.id, mailed, reader)
    throw error
  }
  return 'done'
}
