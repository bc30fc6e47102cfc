import type { ViewQuery } from '#contract/customers/views.ts'
import type { Caller } from '../../platform/ctx.ts'
import type { ContactItem } from '../contacts/entity.ts'
import { sectionOf } from '../contacts/inbox-sections.ts'
import type { Beside } from '../search/find-beside.ts'
import { fits } from '../search/fits-query.ts'

/** True if a conversation is in a view, whether or not it waits for an answer. */
export function isInView(
  contact: ContactItem,
  query: ViewQuery,
  { caller, now }: { caller: Pick<Caller, 'id'>; now: Date },
  beside: Beside | undefined,
): boolean {
  const { status, assignee, waiting: _, ...filters } = query
  const wanted = assignee === 'me' ? caller.id : assignee === 'none' ? undefined : assignee
  return (
    (status === 'all' || sectionOf(contact) === status) &&
    (assignee === undefined || contact.assignee === wanted) &&
    fits(contact, filters, now, beside)
  )
}
