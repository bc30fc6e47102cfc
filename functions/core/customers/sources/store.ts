import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { Source, type SourceItem } from './entity.ts'

/** Keeps by what a contact came; false where something is known already: the first counts. */
export const keepSource = (source: SourceItem) =>
  isConditionMet(Source.build(PutItemCommand).item(source).options(onlyNew).send())

export async function findSource(org: OrgId, contact: string): Promise<SourceItem | undefined> {
  const { Item } = await Source.build(GetItemCommand).key({ org, contact }).send()
  return Item
}
