import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { PutItemCommand } from 'dynamodb-toolbox/entity/actions/put'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { SOURCE_DETAIL_CHARACTERS, type SourceKind } from '#contract/customers/source-kinds.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { isConditionMet, onlyNew } from '../../platform/table/conflicts.ts'
import { cutText } from '../../platform/table/cut-text.ts'
import { Source, type SourceItem } from './entity.ts'

/** By what somebody came: the kind, and in words what is known beyond it. */
export interface CameBy {
  kind: SourceKind
  detail?: string
}

const cut = <S extends { detail?: string }>(source: S): S => ({
  ...source,
  detail: source.detail && cutText(source.detail, SOURCE_DETAIL_CHARACTERS),
})

/** Keeps by what a contact came; false where something is known already: the first counts. */
export const keepSource = (source: SourceItem) =>
  isConditionMet(Source.build(PutItemCommand).item(cut(source)).options(onlyNew).send())

/** Part of the transaction that makes a contact. */
export const sourcePut = (org: string, contact: string, source: CameBy) =>
  Source.build(PutTransaction).item(cut({ org, contact, ...source }))

export async function findSource(org: OrgId, contact: string): Promise<SourceItem | undefined> {
  const { Item } = await Source.build(GetItemCommand).key({ org, contact }).send()
  return Item
}
