import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Labels, type LabelsItem } from './entity.ts'

/** A dealership's own labels as they are at this moment. */
export async function findLabels(org: OrgId): Promise<LabelsItem> {
  const { Item } = await Labels.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item ?? { org, version: 0, own: [], leaving: [] }
}

/** Changes them as they are now; `change` may be asked again, and throws what it refuses. */
export async function changeLabels(org: OrgId, change: (seen: LabelsItem) => Partial<LabelsItem>): Promise<void> {
  await retryOnConflict(async () => {
    const seen = await findLabels(org)
    return replaceWhole(Labels, seen, change(seen))
  })
}
