import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { placeIn, placeRange, sectionRange } from '../../platform/table/sections.ts'
import { boardIndexOf, Contact, peopleIndexOf } from '../contacts/entity.ts'
import { LISTED, type ListedItem } from '../contacts/present-contact.ts'

/** Everybody as they came in, or a stage's people as they stand in its column; the last, or the topmost, first. */
export interface Order {
  stage?: string
  /** The other way round. */
  isReversed?: boolean
}

/** A contact's index entry, with its sort key in the requested order. */
export type Person = ListedItem & { at: string }

/**
 * At most `limit` contacts of these desks in an order, from behind `place`, as their index entries hold them. `place`
 * leads on; undefined where nobody follows.
 */
export async function listPeople(
  org: OrgId,
  desks: string[],
  order: Order,
  place: string | undefined,
  limit: number,
): Promise<{ people: Person[]; place: string | undefined }> {
  const isBefore = (a: string, b: string) => (order.isReversed ? a < b : a > b)
  const pages = await Promise.all(desks.map((desk) => queryPeople(org, desk, order, place, limit)))
  // Behind the first page that ends, one of its next may stand before those of the others.
  const ends = pages.flatMap((page) => page.place ?? [])
  const end = ends.reduce<string | undefined>((first, one) => (first && isBefore(first, one) ? first : one), undefined)
  const people = pages
    .flatMap((page) => page.people)
    .filter(({ at }) => end === undefined || !isBefore(end, at))
    .toSorted((a, b) => (isBefore(a.at, b.at) ? -1 : 1))
  return people.length > limit
    ? { people: people.slice(0, limit), place: people[limit - 1]?.at }
    : { people, place: end }
}

async function queryPeople(
  org: OrgId,
  desk: string,
  { stage, isReversed = false }: Order,
  place: string | undefined,
  limit: number,
) {
  const where =
    stage === undefined
      ? {
          ...peopleIndexOf(org, desk),
          range: placeRange(isReversed ? { above: place } : { below: place }),
        }
      : { ...boardIndexOf(org, desk), range: sectionRange(stage, isReversed ? { above: place } : { below: place }) }
  const attributes = [...LISTED, ...(stage === undefined ? [] : (['board_at'] as const))]
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query(where)
    .options({ limit, reverse: !isReversed, attributes })
    .send()
  const people = Items.map((person) => ({
    ...person,
    at: stage === undefined ? person.people_at : placeIn(person.board_at),
  }))
  return { people, place: LastEvaluatedKey && people.at(-1)?.at }
}
