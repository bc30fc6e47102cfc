import type { OrgId } from '../../platform/ctx.ts'
import { retryOnConflict } from '../../platform/table/conflicts.ts'
import type { Change } from '../../platform/table/follow.ts'
import { findOwn, setContact } from '../contacts/door.ts'
import type { ContactItem } from '../contacts/entity.ts'
import type { Mention, MentionItem } from '../mentions/entity.ts'
import { isOpenBy, readersOf, withoutReader, withReader } from '../mentions/rules.ts'
import { listMentions } from '../mentions/store.ts'

/** Notes on contacts who reads them by a mention: whoever tells of a change has the contact, and reads nothing for it. */
export async function updateReaders(org: OrgId, changes: Change<typeof Mention>[]) {
  for (const { before, after, at } of changes) {
    const mention = after ?? before
    if (!mention) continue
    await retryOnConflict(async () => {
      const contact = await findOwn(org, mention.contact, true)
      if (!contact) return true
      const readers = after ? readersWith(contact, after, at) : await readersWithout(org, contact, mention.person, at)
      return (
        readers === undefined ||
        readers === contact.readers ||
        setContact(contact, { readers }, { still: ['opened_at', 'readers'] })
      )
    })
  }
}

const readersWith = (contact: ContactItem, mention: MentionItem, at: Date) =>
  isOpenBy([mention], contact, at) ? withReader(contact, mention) : contact.readers

/** One less, unless another note still mentions them. */
async function readersWithout(org: OrgId, contact: ContactItem, person: string, at: Date) {
  if (!readersOf(contact, at).includes(person)) return contact.readers
  const others = await listMentions(org, person, contact.id)
  return isOpenBy(others.get(contact.id), contact, at) ? contact.readers : withoutReader(contact, person)
}
