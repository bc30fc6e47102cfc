import { useRef, useState } from 'react'
import { ulid } from 'ulid'
import { useColleagues } from '../../../data/colleagues.ts'
import { createNote, removeNote, restoreNote, updateNote } from '../../../data/notes.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useUndo } from '../../../parts/use-undo.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { mentionedIn } from './mentioned-in.ts'
import { usePersonText } from './texts.ts'

/** Writes, changes and deletes notes of a contact; each answers whether it was done, and says it where not. */
export function useWriteNote(contact: string) {
  const t = usePersonText()
  const colleagues = useColleagues()
  const offerUndo = useUndo()
  const [isBusy, setBusy] = useState(false)
  // The same text sent again, after an answer that got lost, is the same note.
  const unsent = useRef({ content: '', client_id: '' })

  async function write(content: string): Promise<boolean> {
    if (unsent.current.content !== content) unsent.current = { content, client_id: ulid() }
    const isWritten = await done(
      createNote(contact, { ...unsent.current, mentions: mentionedIn(content, colleagues) }),
      t('note_add_failed'),
    )
    if (isWritten) unsent.current = { content: '', client_id: '' }
    return isWritten
  }

  async function done(work: Promise<unknown>, failure: string): Promise<boolean> {
    setBusy(true)
    try {
      await work
      return true
    } catch (error) {
      toaster.create({ type: 'error', title: failure, description: errorText(error) })
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    write,
    change: (note: string, content: string) =>
      done(updateNote(contact, note, { content, mentions: mentionedIn(content, colleagues) }), t('note_failed')),
    remove: async (note: string) => {
      const isRemoved = await done(removeNote(contact, note), t('note_delete_failed'))
      if (isRemoved) offerUndo(t('note_deleted'), () => restoreNote(contact, note))
      return isRemoved
    },
  }
}
