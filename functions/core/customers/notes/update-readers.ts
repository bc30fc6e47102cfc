import type { Change } from '../../platform/changes/follow.ts'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import { findOwn } from '../contacts/store.ts'
import type { Mention } from '../mentions/entity.ts'
import { isOpenBy, withReader } from '../mentions/rules.ts'
import { setReaders } from './readers-store.ts'

/** Notes on contacts who reads them by a mention: whoever tells of a change has the contact, and reads nothing for it. */
export async function updateReaders(org: OrgId, changes: Change<typeof Mention>[]) {
  for (const { after, at } of changes) {
    if (!after) continue
    await retryOnConflict(async () => {
      const contact = await findOwn(org, after.contact, true)
      if (!contact || !isOpenBy(after, contact, at)) return true
      const readers = withReader(contact, after)
      return readers === contact.readers || setReaders(contact, readers)
    })
  }
}
