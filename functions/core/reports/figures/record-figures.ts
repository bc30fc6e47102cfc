import { lastHeardAt } from '../../customers/contacts/contact-times.ts'
import { deskNamed } from '../../customers/contacts/desk-names.ts'
import type { Contact, ContactItem } from '../../customers/contacts/entity.ts'
import { isByMerge } from '../../customers/contacts/merged-parts.ts'
import { findTimeZone } from '../../people/organizations/find-time-zone.ts'
import { dayOf } from '../../people/organizations/local-dates.ts'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { idEndOf, isAnswer, isUnanswered, writeAnswer } from './rules.ts'
import { addFigure, deleteUnanswered, type Figured, findUnanswered, putUnanswered } from './store.ts'

type ContactChange = Pick<Change<typeof Contact>, 'before' | 'after'>

/** True if a customer opened a conversation with this change, was answered, or may have their day's first message. */
export const isFigured = (change: ContactChange) =>
  !isByMerge(change) && (isOpening(change) || isOver(change) || isOtherHour(change))

const isOpening = ({ before, after }: ContactChange) =>
  after?.opened_at !== undefined && after.opened_at !== before?.opened_at && isUnanswered(after)
const isOver = ({ before, after }: ContactChange) => isUnanswered(before) && !isUnanswered(after)

/** In every time zone a day starts with an hour: checking only these changes costs nothing for most messages. */
const isOtherHour = ({ before, after }: ContactChange) =>
  after !== undefined && heardAt(after) !== '' && hourOf(heardAt(after)) !== hourOf(heardAt(before))
const heardAt = (contact: ContactItem | undefined) => (contact ? lastHeardAt(contact) : '')
const hourOf = (at: string) => at.slice(0, 'YYYY-MM-DDTHH'.length)

/** Counts the dashboard's daily figures. Safe to repeat. */
export async function recordFigures(org: OrgId, changes: ContactChange[]): Promise<void> {
  const timeZone = await findTimeZone(org)
  // In order, because an answer follows its question.
  for (const change of changes) {
    const { before, after } = change
    if (after && isOpening(change)) await putUnanswered(org, after.id, lastHeardAt(after))
    const day = newDayOf(change, timeZone)
    if (after && day) await addFigure(org, { day, desk: deskNamed(after.assignee), customer: idEndOf(after) })
    const since = before && isOver(change) ? await findUnanswered(org, before.id) : undefined
    const answer = since && answerOf(change, since, timeZone)
    if (answer) await addFigure(org, answer)
    if (before && since) await deleteUnanswered(org, before.id)
  }
}

/** The day of which this is the customer's first message; undefined where it is not. */
function newDayOf(change: ContactChange, timeZone: string): string | undefined {
  const { before, after } = change
  if (!after || !isOtherHour(change)) return undefined
  const day = dayOf(heardAt(after), timeZone)
  const known = heardAt(before)
  return known !== '' && dayOf(known, timeZone) === day ? undefined : day
}

/** An opened conversation's wait for its first answer, if this change is one. */
function answerOf({ before, after }: ContactChange, since: string, timeZone: string): Figured | undefined {
  if (!before || !after?.last_message_at || !isAnswer(before, after)) return undefined
  const seconds = Math.max(0, Math.round((Date.parse(after.last_message_at) - Date.parse(since)) / 1000))
  return {
    day: dayOf(since, timeZone),
    desk: deskNamed(after.assignee),
    answer: writeAnswer({ whom: idEndOf(after), since, seconds }),
  }
}
