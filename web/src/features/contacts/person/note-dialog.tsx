import { useState } from 'react'
import { useText } from '../../../lib/language/text.ts'
import { DialogForm, FormDialog } from '../../../ui/form-dialog.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { NoteField } from './note-field.tsx'
import { usePersonText } from './texts.ts'
import { useWriteNote } from './use-write-note.ts'

interface NoteDialogProps {
  contact: string
  open: boolean
  onClose: () => void
}

/** Writes a note from wherever the contact is open. */
export function NoteDialog({ contact, open, onClose }: NoteDialogProps) {
  const t = usePersonText()
  const common = useText()
  const [text, setText] = useState('')
  const { write } = useWriteNote(contact)

  async function save() {
    if (!(await write(text))) return
    toaster.create({ type: 'success', title: t('note_added') })
    setText('')
    onClose()
  }

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t('new_note')}
      closeLabel={common('close')}
      cancelLabel={common('cancel')}
      submitLabel={common('save')}
      isSubmitDisabled={text.trim() === ''}
    >
      <DialogForm onSubmit={save}>
        <NoteField
          rows={5}
          autoFocus
          value={text}
          placeholder={t('note_placeholder')}
          aria-label={t('new_note')}
          onWrite={setText}
        />
      </DialogForm>
    </FormDialog>
  )
}
