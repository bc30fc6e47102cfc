import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { EVERYBODY } from '../contacts/desk-names.ts'
import { boardDeskOf, boardOf, Contact } from '../contacts/entity.ts'
import { CARD } from '../contacts/present-contact.ts'

/** The cards of a stage on a desk (`desk-names.ts`) from below `place`, the topmost first. */
export async function listColumn(org: OrgId, desk: string, stage: string, place: string | undefined, limit: number) {
  const range = place ? { range: { lt: place } } : {}
  const query =
    desk === EVERYBODY
      ? { index: 'board' as const, partition: boardOf(org, stage), ...range }
      : { index: 'board_desk' as const, partition: boardDeskOf(org, desk, stage), ...range }
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Contact)
    .query(query)
    .options({ reverse: true, limit, attributes: [...CARD] })
    .send()
  return Items
}
