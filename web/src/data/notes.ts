import { contacts } from '#contract/customers/contacts.ts'
import { notes } from '#contract/customers/notes.ts'
import type { Input, Output } from '#contract/route.ts'
import { call } from '../lib/client.ts'
import { thenRead } from '../lib/read-again.ts'
import { POLL_MS, useIsLive } from '../lib/realtime.ts'
import { useRow } from '../lib/use-row.ts'

export type Note = Output<typeof notes.create>['note']

/** The history lists notes, and the contact has a time of last change. */
const STALE = [notes.list, contacts.history, contacts.get]

export const useNotes = (id: string) =>
  useRow(notes.list, { params: { id } }, { refreshInterval: useIsLive() ? 0 : POLL_MS * 5 })
export const createNote = (id: string, body: Input<typeof notes.create>['body']) =>
  thenRead(call(notes.create, { params: { id }, body }), ...STALE)
export const updateNote = (id: string, noteId: string, body: Input<typeof notes.update>['body']) =>
  thenRead(call(notes.update, { params: { id, noteId }, body }), ...STALE)
export const removeNote = (id: string, noteId: string) =>
  thenRead(call(notes.remove, { params: { id, noteId } }), ...STALE)
/** Puts a deleted note back. */
export const restoreNote = (id: string, noteId: string) =>
  thenRead(call(notes.restore, { params: { id, noteId } }), ...STALE)
