import { NotebookPen } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCallText } from '../texts.ts'
import { Control, type ControlLook } from './control.tsx'

/** Loaded when a note is first written. */
const NoteDialog = lazy(async () => ({ default: (await import('../../contacts/index.ts')).NoteDialog }))

/** Writes down what is said, among the contact's notes, while one talks. */
export function NoteButton({ contact, ...look }: ControlLook & { contact: string }) {
  const t = useCallText()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  return (
    <>
      <Control
        icon={NotebookPen}
        label={t('add_note')}
        {...look}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      />
      {isWanted && (
        <Suspense>
          <NoteDialog contact={contact} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
