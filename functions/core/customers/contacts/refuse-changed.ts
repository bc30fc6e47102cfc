import { AppError } from '../../platform/errors.ts'
import type { ContactItem } from './entity.ts'
import { snoozedUntil } from './inbox-sections.ts'

/** What whoever undoes a change left a contact with; what is left out may be anything, null is nobody or no time. */
export interface Expected {
  status?: string
  stage?: string
  labels?: string[]
  assignee?: string | null
  snoozed_until?: string | null
}

/** Throws `changed_since` where somebody else changed it after that: their change stays. */
export function refuseChanged(contact: ContactItem, expected: Expected = {}) {
  const { status, stage, labels, assignee, snoozed_until } = expected
  const isAsLeft =
    isSame(status, contact.status) &&
    isSame(stage, contact.stage) &&
    isSame(labels?.toSorted().join(), contact.listed.labels.toSorted().join()) &&
    isSame(assignee, contact.assignee ?? null) &&
    isSame(moment(snoozed_until), snoozedUntil(contact) ?? null)
  if (!isAsLeft) throw new AppError('changed_since')
}

const isSame = <Value>(wanted: Value | undefined, value: Value) => wanted === undefined || wanted === value
const moment = (at: string | null | undefined) => at && new Date(at).toISOString()
