import type { OrgId } from '../../platform/ctx.ts'
import { findSharedAt } from '../files/find-shared.ts'
import { removeShared } from '../files/remove-shared.ts'
import { readSendsOf } from './count-sends.ts'
import { headerFolder } from './rules.ts'

/**
 * Removes the file of a header that was replaced, or whose template is gone; one that was ever sent stays, for threads
 * show it. Safe to repeat.
 */
export async function removeHeader(org: OrgId, template: string, address: string): Promise<void> {
  const shared = await findSharedAt(org, address)
  if (shared?.contact !== headerFolder(template) || (await readSendsOf(org, template)) > 0) return
  await removeShared(shared)
}
