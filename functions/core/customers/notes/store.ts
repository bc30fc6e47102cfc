import { DeleteItemCommand } from 'dynamodb-toolbox/entity/actions/delete'
import { GetItemCommand } from 'dynamodb-toolbox/entity/actions/get'
import { ConditionCheck } from 'dynamodb-toolbox/entity/actions/transactCheck'
import { PutTransaction } from 'dynamodb-toolbox/entity/actions/transactPut'
import { execute } from 'dynamodb-toolbox/entity/actions/transactWrite'
import { UpdateItemCommand } from 'dynamodb-toolbox/entity/actions/update'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { table } from '../../platform/table/client.ts'
import { isConditionMet, retryOnContention } from '../../platform/table/conflicts.ts'
import { Contact, notesOf } from '../contacts/entity.ts'
import { Note, type NoteItem } from './entity.ts'

/** More than anybody reads of one contact. */
const MOST_LISTED = 500

/** A contact's notes, newest first. */
export async function listOf(org: OrgId, contact: string, limit = MOST_LISTED): Promise<NoteItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Note)
    .query({ partition: notesOf(org, contact) })
    .options({ reverse: true, limit, consistent: true })
    .send()
  return Items
}

export async function findNote(org: OrgId, contact: string, id: string): Promise<NoteItem | undefined> {
  const { Item } = await Note.build(GetItemCommand).key({ org, contact, id }).options({ consistent: true }).send()
  return Item
}

type Write = Extract<Parameters<typeof execute>[number], { entity: unknown }>

/** Puts a note of a contact that there is; false where it is gone, or one of `others`, written along, does not hold. */
export const putNote = (note: NoteItem, others: Write[] = []) =>
  retryOnContention(() =>
    execute(
      Note.build(PutTransaction).item(note),
      ...others,
      Contact.build(ConditionCheck).key({ org: note.org, id: note.contact }).condition({ attr: 'org', exists: true }),
    ),
  )

/** Changes a note's text; false where it is gone. */
export const setContent = ({ org, contact, id, content, updated_at }: NoteItem) =>
  isConditionMet(
    Note.build(UpdateItemCommand)
      .item({ org, contact, id, content, updated_at })
      .options({ condition: { attr: 'created_at', exists: true } })
      .send(),
  )

export const deleteNote = async ({ org, contact, id }: NoteItem) => {
  await Note.build(DeleteItemCommand).key({ org, contact, id }).send()
}
