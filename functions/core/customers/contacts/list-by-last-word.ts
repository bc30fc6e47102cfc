import type { Asking, Seen } from '../../platform/access.ts'
import { desksOf } from './desk-names.ts'
import type { ContactItem } from './entity.ts'
import { inboxPlaceOf, type Section } from './inbox-sections.ts'
import { queryLastWords, type Span } from './people-store.ts'

/**
 * At most `limit` contacts of some sections whose last word, of either side, lies in a span; what goes out by itself is
 * none. The newest first, or forward the oldest; `place` leads on, undefined where nobody follows.
 */
export async function listByLastWord(
  asking: Asking,
  sections: readonly Section[],
  span: Span,
  limit: number,
): Promise<{ contacts: Seen<ContactItem>[]; place: string | undefined }> {
  if (span.above !== undefined && span.above >= span.below) return { contacts: [], place: undefined }
  const isBefore = (a: string, b: string) => (span.isForward ? a < b : a > b)
  const inOrder = (a: string, b: string) => (isBefore(a, b) ? -1 : 1)
  const pages = await Promise.all(
    desksOf(asking).flatMap((desk) =>
      sections.map((section) => queryLastWords(asking.org, desk, section, span, limit)),
    ),
  )
  // Behind the first page that ends, one of its next may stand before those of the others.
  const [end] = pages.flatMap(({ place }) => place ?? []).toSorted(inOrder)
  const contacts = pages
    .flatMap(({ rows }) => rows)
    .filter((row) => end === undefined || !isBefore(end, inboxPlaceOf(row)))
    .toSorted((a, b) => inOrder(inboxPlaceOf(a), inboxPlaceOf(b))) as Seen<ContactItem>[]
  const last = contacts.length > limit ? contacts[limit - 1] : undefined
  return { contacts: contacts.slice(0, limit), place: last ? inboxPlaceOf(last) : end }
}
