import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { type Field, Fields, type FieldsItem } from './entity.ts'

export async function findFields(org: OrgId): Promise<FieldsItem> {
  const { Item } = await Fields.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item ?? { org, version: 0, own: [] }
}

/** Changes them as they are now; `change` may be asked again, and throws what it refuses. */
export async function changeFields(org: OrgId, change: (own: Field[]) => Field[]): Promise<void> {
  await retryOnConflict(async () => {
    const seen = await findFields(org)
    return replaceWhole(Fields, seen, { own: change(seen.own) })
  })
}
