import * as z from 'zod/mini'
import { createNote } from '../../customers/notes/create-note.ts'
import { derivedId } from '../../platform/table/ids.ts'
import { asManager } from './as-manager.ts'
import { toolOf, words } from './tool-of.ts'

export const addNote = toolOf(
  'add_note',
  'Writes a note for the dealership’s people about this customer.',
  z.object({ text: words() }),
  async (turn, { text }) => {
    if (turn.contact && text.trim())
      await createNote(asManager(turn), {
        id: turn.contact.id,
        content: text.trim(),
        client_id: derivedId('assistant note', turn.id, text),
      })
    turn.holds.add('noted')
    return { noted: true }
  },
)
