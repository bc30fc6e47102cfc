import type { Asking, Seen } from '../../platform/access.ts'
import { desksAskedFor } from './desk-names.ts'
import { queryPeople } from './people-store.ts'
import type { ListedItem } from './present-contact.ts'

/** Everybody as they came in, or a stage's people as they stand in its column; the last, or the topmost, first. */
export interface Order {
  stage?: string
  /** The other way round. */
  isReversed?: boolean
  /** Of one assignee alone: an id, `me`, or `none`. */
  assignee?: string
}

/** A contact's index entry, with its sort key in the requested order. */
export type Person = Seen<ListedItem & { at: string }>

/**
 * At most `limit` contacts that who asks may see, in an order, from behind `place`, as their index entries hold them.
 * `place` leads on; undefined where nobody follows.
 */
export async function listPeople(
  asking: Asking,
  { assignee, ...order }: Order,
  place: string | undefined,
  limit: number,
): Promise<{ people: Person[]; place: string | undefined }> {
  const isBefore = (a: string, b: string) => (order.isReversed ? a < b : a > b)
  const desks = desksAskedFor(asking, assignee)
  const pages = await Promise.all(desks.map((desk) => queryPeople(asking.org, desk, order, place, limit)))
  // Behind the first page that ends, one of its next may stand before those of the others.
  const ends = pages.flatMap((page) => page.place ?? [])
  const end = ends.reduce<string | undefined>((first, one) => (first && isBefore(first, one) ? first : one), undefined)
  const people = pages
    .flatMap((page) => page.people)
    .filter(({ at }) => end === undefined || !isBefore(end, at))
    .toSorted((a, b) => (isBefore(a.at, b.at) ? -1 : 1)) as (ListedItem & { at: string })[] as Person[]
  return people.length > limit
    ? { people: people.slice(0, limit), place: people[limit - 1]?.at }
    : { people, place: end }
}
