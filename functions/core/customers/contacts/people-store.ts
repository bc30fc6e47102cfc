import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { placeIn, placeRange, sectionRange } from '../../platform/table/sections.ts'
import { boardIndexOf, Contact, peopleIndexOf } from './entity.ts'
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
