import { BatchPutRequest } from 'dynamodb-toolbox/entity/actions/batchPut'
import { QueryCommand } from 'dynamodb-toolbox/table/actions/query'
import type { OrgId } from '../../platform/ctx.ts'
import { writeAll } from '../../platform/table/batches.ts'
import { table } from '../../platform/table/client.ts'
import { notesOf } from '../contacts/partitions.ts'
import { Note, type NoteItem } from './entity.ts'

/** More than anybody reads of one contact. */
const MOST_LISTED = 500

/** A contact's notes, newest first. */
export async function listNotesOf(org: OrgId, contact: string, limit = MOST_LISTED): Promise<NoteItem[]> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Note)
    .query({ partition: notesOf(org, contact) })
    .options({ reverse: true, limit, consistent: true })
    .send()
  return Items
}

/** Gives a contact the notes of another, too; who was mentioned then is not told again. */
export async function copyNotes(org: OrgId, from: string, into: string): Promise<void> {
  const { Items = [] } = await table
    .build(QueryCommand)
    .entities(Note)
    .query({ partition: notesOf(org, from) })
    .options({ consistent: true, maxPages: Number.POSITIVE_INFINITY })
    .send()
  await writeAll(Items.map((note) => Note.build(BatchPutRequest).item({ ...note, contact: into, is_told: true })))
}
