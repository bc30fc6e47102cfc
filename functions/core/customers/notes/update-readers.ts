import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { findOwn, setContact } from '../contacts/door.ts'
import { readersAfter } from '../mentions/door.ts'
import type { Mention } from '../mentions/entity.ts'

/** Notes on contacts who reads them by a mention: whoever tells of a change has the contact, and reads nothing for it. */
export async function updateReaders(org: OrgId, changes: Change<typeof Mention>[]) {
  for (const change of changes)
    await retryOnConflict(async () => {
      const contact = await findOwn(org, (change.after ?? change.before)?.contact ?? '', true)
      if (!contact) return true
      const readers = await readersAfter({ ...contact, org }, change)
      if (readers === undefined || readers === contact.readers) return true
      return setContact(contact, { readers }, { still: ['opened_at', 'readers'] })
    })
}
