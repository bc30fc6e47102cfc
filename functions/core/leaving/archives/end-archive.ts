import { removeArchives } from '../../platform/aws/dealership-files.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { deleteArchive } from './store.ts'

/** Ends the dealership's archive, which holds somebody who must be nowhere any more. Safe to repeat. */
export async function endArchive(org: OrgId): Promise<void> {
  await deleteArchive(org)
  await removeArchives(org)
}
