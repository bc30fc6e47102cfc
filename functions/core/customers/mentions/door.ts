import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import type { OrgId } from '../../platform/ctx.ts'
import type { Change } from '../../platform/table/follow.ts'
import { Mention, type MentionItem } from './entity.ts'
import { type Opening, openingOf, readersOf, withoutReader, withReader } from './mentioned-readers.ts'
import { isOpenBy, ttlOf } from './rules.ts'
import { listMentions } from './store.ts'

type Place = Pick<MentionItem, 'org' | 'contact'> & { id: string }

/** Parts of the transaction that writes the note. */
export const mentionPuts = (
  contact: Opening & { org: string; id: string },
  note: string,
  people: readonly string[],
  now: Date,
) =>
  people.map((person) =>
    Mention.build(PutTransaction).item({
      org: contact.org,
      contact: contact.id,
      person,
      note,
      opened_at: openingOf(contact),
      ttl: ttlOf(now),
    }),
  )

/** Parts of the transaction after which a note mentions these people no longer. */
export const mentionDeletes = ({ org, contact, id: note }: Place, people: readonly string[]) =>
  people.map((person) => Mention.build(DeleteTransaction).key({ org, contact, person, note }))

type Noted = Opening & { org: OrgId; id: string; readers?: string }

/** Whom mentions let read a contact, as the contact notes it, after one of them changed. */
export async function readersAfter(
  contact: Noted,
  { before, after, at }: Pick<Change<typeof Mention>, 'before' | 'after' | 'at'>,
) {
  const person = (after ?? before)?.person ?? ''
  const isReader = readersOf(contact, at).includes(person)
  if (!after && !isReader) return contact.readers
  // As they are now: told late, it may have been taken out, and another note may still mention them.
  const mentions = (await listMentions(contact.org, person, contact.id)).get(contact.id)
  const isStill = mentions?.some(({ note }) => note === after?.note)
  if (after && isStill && isOpenBy([after], contact, at)) return withReader(contact, after)
  return !isReader || isOpenBy(mentions, contact, at) ? contact.readers : withoutReader(contact, person)
}
