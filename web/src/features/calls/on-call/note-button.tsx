import { NotebookPen } from 'lucide-react'
import { useCallText } from '../texts.ts'
import { Control, type ControlLook } from './control.tsx'
import { openNote } from './note-on-call.tsx'

/** Writes down what is said, among the contact's notes, while one talks. */
export function NoteButton({ contact, ...look }: ControlLook & { contact: string }) {
  const t = useCallText()
  return <Control icon={NotebookPen} label={t('add_note')} {...look} onClick={() => openNote(contact)} />
}
