import { findContact } from '../../customers/contacts/door.ts'
import { callerOf } from '../../people/accounts/caller-of.ts'
import { findMember, listTeam } from '../../people/accounts/door.ts'
import type { UserItem } from '../../people/accounts/entity.ts'
import { findNotice, findReader, setMailed } from '../../people/notifications/door.ts'
import type { NoticeItem } from '../../people/notifications/entity.ts'
import { nextMailAt } from '../../people/notifications/mail-pacing.ts'
import { INBOXES, isSharedInbox } from '../../people/notifications/notice-inboxes.ts'
import { quietUntil } from '../../people/notifications/ways-of.ts'
import { readOrganization } from '../../people/organizations/read-organization.ts'
import { isManager } from '../../platform/access.ts'
import { sendMail } from '../../platform/aws/mail.ts'
import type { OrgId, Work } from '../../platform/ctx.ts'
import { putDue } from '../../platform/due/door.ts'
import { nextMark } from '../../platform/due/due-times.ts'
import { listForMail } from './list-notifications.ts'
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
  for (const person of people) {
    const at = await mailPerson(work, person, id)
    if (at) await putDue([{ kind: 'mail-notifications', org: work.org, ids: { inbox, id, user: person.id }, at }])
  }
}

/** Most have been read by now, and nobody's list need be. */
async function isDone(org: OrgId, { kind, contact: id }: NoticeItem): Promise<boolean> {
  if (id === undefined) return false
  const contact = await findContact({ org }, id)
  return !contact || isOver(kind, contact)
}

/** The readers of an inbox, or the one person it is. */
async function listConcerned({ org }: Work, inbox: string): Promise<UserItem[]> {
  const people = isSharedInbox(inbox) ? await listTeam(org) : [await findMember(org, inbox)]
  return people
    .filter((person) => person !== undefined)
    .filter(({ suspended }) => !suspended)
    .filter((person) => inbox !== INBOXES.managers || isManager(callerOf(person, '')))
}

/** Answers when it has to be tried again; undefined where it is done. */
async function mailPerson({ org, now }: Work, person: UserItem, id: string): Promise<string | undefined> {
  const reader = await findReader(org, person.id)
  // Of a burst of notices the first one's mail tells all: for the others nobody's list need be read.
  if (id <= (reader.mailed_until ?? '')) return undefined
  const next = nextMailAt(reader, now)
  if (next) return next
  const organization = await readOrganization(org)
  const unread = await listForMail({ org, caller: callerOf(person, ''), now, reader, organization })
  if (!unread.some((one) => one.id === id)) return undefined
  const quiet = quietUntil(reader, person.timezone ?? organization.timezone, now)
  if (quiet) return quiet

  const mailed = { mailed_at: now.toISOString(), mailed_until: unread[0]?.id }
  // Another mail is on its way to them, which may tell of this too.
  if (!(await setMailed(org, person.id, reader, mailed))) return nextMark(now, 1)
  try {
    await sendMail({ to: person.email, ...writeNotificationMail(unread, person.language) })
  } catch (error) {
    await setMailed(org, person.id, mailed, reader)
    throw error
  }
  return undefined
}
