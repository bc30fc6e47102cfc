import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { sectionRange } from '../../platform/table/sections.ts'
import { boardIndexOf, Contact } from '../contacts/entity.ts'
import { CARD } from '../contacts/present-contact.ts'

/** The cards of a stage on a desk (`desk-names.ts`) from below `place`, the topmost first. */
export async function listColumn(org: OrgId, desk: string, stage: string, place: string | undefined, limit: number) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ ...boardIndexOf(org, desk), range: sectionRange(stage, { below: place }) })
    .options({ reverse: true, limit, attributes: [...CARD] })
    .send()
  return Items
}

/** Reads only two dates of each contact in a stage on a desk: the last change, and the hour of the last message. */
export async function listDates(org: OrgId, desk: string, stage: string) {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ ...boardIndexOf(org, desk), range: sectionRange(stage) })
    .options({ maxPages: Number.POSITIVE_INFINITY, attributes: ['listed.updated_at', 'heard_at'] })
    .send()
  return Items
}
