import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import { sectionRange } from '../../platform/table/sections.ts'
import { EVERYBODY } from './desk-names.ts'
import { boardIndexOf, Contact, type ContactItem } from './entity.ts'

/** The cards of a column that are next to a place, above or below it, the nearest first. */
export async function listNeighbors(
  org: OrgId,
  stage: string,
  place: string,
  side: 'above' | 'below',
  limit: number,
): Promise<Pick<ContactItem, 'id' | 'board_at'>[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query({ ...boardIndexOf(org, EVERYBODY), range: sectionRange(stage, { [side]: place }) })
    .options({ limit, reverse: side === 'below', attributes: ['id', 'board_at'] })
    .send()
  return Items
}

/** Gives a card another place in its column; false where it was moved or removed meanwhile. */
export const setPlace = (org: OrgId, { id, board_at }: Pick<ContactItem, 'id' | 'board_at'>, to: string) =>
  retryOnContention(() =>
    Contact.build(UpdateItemCommand)
      .item({ org, id, board_at: to })
      .options({ condition: { attr: 'board_at', eq: board_at } })
      .send(),
  )
