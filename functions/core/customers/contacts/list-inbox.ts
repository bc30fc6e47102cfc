import type { Asking, Seen } from '../../platform/access.ts'
import { totalOf } from '../../platform/table/added-counts.ts'
import { desksAskedFor } from './desk-names.ts'
import type { ContactItem } from './entity.ts'
import { newestFirst, type Section } from './inbox-sections.ts'
import { queryInbox } from './people-store.ts'

interface Span {
  /** Of one assignee alone: an id, `me`, or `none`. */
  assignee?: string
  /** Behind which place. */
  place?: string
  /** Of each list, of which there is one a section and desk. */
  limit: number
}

/** Conversations of some sections that who asks may see, newest first; without a place also how many there are. */
export async function listInbox(
  asking: Asking,
  sections: readonly Section[],
  { assignee, place, limit }: Span,
): Promise<{ rows: Seen<ContactItem>[]; total: number; isCut: boolean }> {
  const pages = await Promise.all(
    desksAskedFor(asking, assignee).flatMap((desk) =>
      sections.map((section) => queryInbox(asking.org, desk, section, place, limit)),
    ),
  )
  return {
    rows: pages.flatMap(({ rows }) => rows).toSorted(newestFirst) as Seen<ContactItem>[],
    total: totalOf(pages.map(({ count }) => count)),
    /** There are more, behind the limit or the megabyte that a query reads. */
    isCut: pages.some((page) => page.isCut),
  }
}
