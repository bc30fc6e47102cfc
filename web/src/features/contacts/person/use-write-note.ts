import { useState } from 'react'
import { createNote, removeNote, updateNote } from '../../../data/notes.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { usePersonText } from './texts.ts'

/** Writes, changes and deletes notes of a contact; each answers whether it was done, and says it where not. */
export function useWriteNote(contact: string) {
  const t = usePersonText()
  const [isBusy, setBusy] = useState(false)

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
    write: (content: string) => done(createNote(contact, content), t('note_add_failed')),
    change: (note: string, content: string) => done(updateNote(contact, note, content), t('note_failed')),
    remove: (note: string) => done(removeNote(contact, note), t('note_delete_failed')),
  }
}
