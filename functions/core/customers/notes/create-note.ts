import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/errors.ts'
import { findMade, madeOnce, requestOf } from '../../platform/once/door.ts'
import { newId } from '../../platform/table/ids.ts'
import { getReadableContact } from '../contacts/get-contact.ts'
import { mentionPuts } from '../mentions/door.ts'
import { findMentioned } from './find-mentioned.ts'
import { presentNote } from './present-note.ts'
import { findNote, putNote } from './store.ts'

interface Input {
  id: string
  content: string
  /** Colleagues, by id: they may read the conversation until it closes, and are told. */
  mentions?: string[]
  /** The same twice is one note. */
  client_id?: string
}

/** Writes something down about a contact. */
export async function createNote(ctx: Ctx, { id, content, mentions: named = [], client_id }: Input) {
  const about = await getReadableContact(ctx, id)
  const { mentions, opened } = await findMentioned(ctx, about, named)
  const contact = about.id
  const { org, caller, now } = ctx
  const request = requestOf(client_id, 'note', contact, caller.id)
  const at = now.toISOString()
  const author = { user_id: caller.id, user_name: caller.name }
  const note = { org, contact, id: newId(now), content, mentions, created_at: at, updated_at: at, ...author }
  const opens = mentionPuts(about, note.id, opened, now)
  const isPut = await putNote(note, [...madeOnce(org, request, note.id, now), ...opens])
  const made = isPut ? note : await findEarlier(ctx, contact, request)
  if (!made) throw notFound()
  return { note: presentNote(made) }
}

/** Finds the note that the same request made before. */
async function findEarlier({ org }: Ctx, contact: string, request: string | undefined) {
  const made = await findMade(org, request)
  return made && findNote(org, contact, made)
}
