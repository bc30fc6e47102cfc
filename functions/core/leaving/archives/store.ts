import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import type { OrgId } from '../../platform/ctx.ts'
import { replaceWhole } from '../../platform/table/replace-whole.ts'
import { Archive, type ArchiveItem } from './entity.ts'

export async function findArchive(org: OrgId): Promise<ArchiveItem | undefined> {
  const { Item } = await Archive.build(GetItemCommand).key({ org }).options({ consistent: true }).send()
  return Item
}

/** Moves an archive on, or begins one in place of what was read; undefined if another run was faster. */
export async function moveArchive(
  seen: Pick<ArchiveItem, 'version'> & Partial<ArchiveItem>,
  change: Partial<ArchiveItem>,
): Promise<ArchiveItem | undefined> {
  const moved = { ...seen, ...change } as ArchiveItem
  return (await replaceWhole(Archive, moved, {})) ? { ...moved, version: seen.version + 1 } : undefined
}

/** Forgets an archive, also while it is made: whoever is at it finds nothing to go on with. */
export async function deleteArchive(org: OrgId): Promise<void> {
  await Archive.build(DeleteItemCommand).key({ org }).send()
}
