import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { DeleteTransaction } from 'dynamodb-toolbox/entity/actions/transactDelete'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { UpdateTransaction } from 'dynamodb-toolbox/entity/actions/transactUpdate'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { $set } from 'dynamodb-toolbox/entity/actions/update/symbols'
import type { OrgId } from '../../platform/ctx.ts'
import { retryOnContention } from '../../platform/table/conflicts.ts'
import type { Write } from '../../platform/table/write.ts'
import { contactCheck } from '../contacts/door.ts'
import { Note, type NoteItem, RemovedNote } from './entity.ts'

/** Longer than anybody takes to see that it was the wrong one. */
const KEPT_SECONDS = 3600

export async function findNote(org: OrgId, contact: string, id: string): Promise<NoteItem | undefined> {
  const { Item } = await Note.build(GetItemCommand).key({ org, contact, id }).options({ consistent: true }).send()
  return Item
}

/** Puts a note of a contact that there is; false where it is gone, or one of `others`, written along, does not hold. */
export const putNote = (note: NoteItem, others: Write[] = []) =>
  retryOnContention(() =>
    execute(Note.build(PutTransaction).item(note), ...others, contactCheck({ org: note.org, id: note.contact })),
  )

/** Changes a note's text and whom it mentions, with `others` written along; false where it was changed meanwhile. */
export const setContent = (
  seen: NoteItem,
  { org, contact, id, content, mentions = [], updated_at }: NoteItem,
  others: readonly Write[],
) =>
  retryOnContention(() =>
    execute(
      Note.build(UpdateTransaction)
        .item({ org, contact, id, content, mentions: $set(mentions), updated_at })
        .options(isStill(seen)),
      ...others,
    ),
  )

/** Deletes a note, which can be restored for a while, with `others` written along; false where it was changed meanwhile. */
export const deleteNote = (note: NoteItem, others: readonly Write[], now: Date) =>
  retryOnContention(() =>
    execute(
      Note.build(DeleteTransaction).key(keyOf(note)).options(isStill(note)),
      RemovedNote.build(PutTransaction).item({ ...note, ttl: secondsOf(now) + KEPT_SECONDS }),
      ...others,
    ),
  )

/** A note that was deleted so recently that it can be restored. */
export async function findRemoved(org: OrgId, contact: string, id: string, now: Date): Promise<NoteItem | undefined> {
  const { Item } = await RemovedNote.build(GetItemCommand)
    .key({ org, contact, id })
    .options({ consistent: true })
    .send()
  if (!Item || Item.ttl <= secondsOf(now)) return undefined
  const { ttl: _, ...note } = Item
  return note
}

/** Puts a deleted note back, with `others` written along; false where its contact is gone, or it was restored meanwhile. */
export const putRestored = (note: NoteItem, others: readonly Write[]) =>
  putNote({ ...note, is_told: true }, [
    ...others,
    RemovedNote.build(DeleteTransaction)
      .key(keyOf(note))
      .options({ condition: { attr: 'created_at', exists: true } }),
  ])

const keyOf = ({ org, contact, id }: NoteItem) => ({ org, contact, id })
const isStill = ({ updated_at }: NoteItem) => ({ condition: { attr: 'updated_at', eq: updated_at } }) as const
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)
