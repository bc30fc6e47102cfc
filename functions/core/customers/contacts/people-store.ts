import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { Counter } from '../../platform/table/counter-entity.ts'
import { placeIn, placeRange, sectionRange } from '../../platform/table/sections.ts'
import { boardIndexOf, Contact, inboxIndexOf, peopleIndexOf } from './entity.ts'
import type { Section } from './inbox-sections.ts'
import { CARD, LISTED } from './present-contact.ts'

/** At most `limit` contacts of a desk (`desk-names.ts`), as they came in or as they stand in a stage's column. */
export async function queryPeople(
  org: OrgId,
  desk: string,
  { stage, isReversed = false }: { stage?: string; isReversed?: boolean },
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

/** The cards of a stage on a desk from below `place`, the topmost first. */
export async function queryCards(org: OrgId, desk: string, stage: string, place: string | undefined, limit: number) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ ...boardIndexOf(org, desk), range: sectionRange(stage, { below: place }) })
    .options({ reverse: true, limit, attributes: [...CARD] })
    .send()
  return Items
}

/** Reads only two dates of each contact in a stage on a desk: the last change, and the hour of the last message. */
export async function queryDates(org: OrgId, desk: string, stage: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ ...boardIndexOf(org, desk), range: sectionRange(stage) })
    .options({ maxPages: Number.POSITIVE_INFINITY, attributes: ['listed.updated_at', 'heard_at'] })
    .send()
  return Items
}

/** Places of conversations, between which their last words lie. */
export interface Span {
  above?: string | undefined
  below: string
  /** The oldest first. */
  isForward?: boolean
}

/** One page of the conversations of a desk whose last words lie in a span; `place` leads on. */
export async function queryLastWords(
  org: OrgId,
  desk: string,
  section: Section,
  { above, below, isForward = false }: Span,
  limit: number,
) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ ...inboxIndexOf(org, desk), range: sectionRange(section, { ...(above && { above }), below }) })
    .options({ reverse: !isForward, limit })
    .send()
  return { rows: Items, place: LastEvaluatedKey && placeIn(Items.at(-1)?.inbox_at ?? '') }
}

/** One page of the conversations of a desk, newest first, from behind `place`; without one also the list's counter, which lies before the newest of them. */
export async function queryInbox(org: OrgId, desk: string, section: Section, place: string | undefined, limit: number) {
  const { Items = [], LastEvaluatedKey } = await table
    .build(QueryCommand)
    .entities(Contact, Counter)
    .query({ ...inboxIndexOf(org, desk), range: sectionRange(section, { below: place }) })
    .options({ reverse: true, limit: place ? limit : limit + 1 })
    .send()
  return {
    rows: Items.filter((item) => 'id' in item),
    count: Items.find((item) => 'count' in item)?.count ?? 0,
    isCut: LastEvaluatedKey !== undefined,
  }
}
