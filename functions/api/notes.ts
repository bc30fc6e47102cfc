import { notes } from '#contract/customers/notes.ts'
import { createNote } from '../core/customers/notes/create-note.ts'
import { listColleagues } from '../core/customers/notes/list-colleagues.ts'
import { listNotes } from '../core/customers/notes/list-notes.ts'
import { removeNote } from '../core/customers/notes/remove-note.ts'
import { restoreNote } from '../core/customers/notes/restore-note.ts'
import { updateNote } from '../core/customers/notes/update-note.ts'
import { serve } from '../serve.ts'

export const handler = serve(notes, {
  list: ({ params }, ctx) => listNotes(ctx, params),
  create: ({ params, body }, ctx) => createNote(ctx, { ...params, ...body }),
  restore: ({ params }, ctx) => restoreNote(ctx, params),
  update: ({ params, body }, ctx) => updateNote(ctx, { ...params, ...body }),
  remove: ({ params }, ctx) => removeNote(ctx, params),
  colleagues: (_, ctx) => listColleagues(ctx),
})
