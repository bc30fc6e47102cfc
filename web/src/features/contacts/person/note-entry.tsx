import { Button, IconButton } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Note } from '../../../data/notes.ts'
import { useText } from '../../../lib/language/text.ts'
import { useMay, useSession } from '../../../lib/session.ts'
import { ColleagueAvatar } from '../../../parts/colleague-avatar.tsx'
import { When } from '../../../parts/when.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { NoteField } from './note-field.tsx'
import { NoteText } from './note-text.tsx'
import { usePersonText } from './texts.ts'
import { useWriteNote } from './use-write-note.ts'

/** One note; whoever wrote it changes and deletes it, managers do so with every one. */
export function NoteEntry({ contact, note }: { contact: string; note: Note }) {
  const t = usePersonText()
  const { user } = useSession()
  const mayEdit = useMay('edit')
  const mayChangeAll = useMay('assign')
  const [isOpen, setOpen] = useState(false)
  const isEdited = note.updated_at !== note.created_at
  if (isOpen) return <NoteForm contact={contact} note={note} onDone={() => setOpen(false)} />
  return (
    <li className="person-note">
      <NoteText text={note.content} />
      <footer>
        <ColleagueAvatar id={note.user.id} name={note.user.name} size="xs" />
        <span>
          {t('note_by', { author: note.user.name })} · <When at={note.created_at} />
          {isEdited && ` · ${t('note_edited')}`}
        </span>
        {mayEdit && (mayChangeAll || note.user.id === user?.id) && (
          <NoteDeeds {...{ contact, note }} onEdit={() => setOpen(true)} />
        )}
      </footer>
    </li>
  )
}

interface NoteProps {
  contact: string
  note: Note
}

function NoteDeeds({ contact, note, onEdit }: NoteProps & { onEdit: () => void }) {
  const t = usePersonText()
  const common = useText()
  const { remove } = useWriteNote(contact)
  const [isAsked, ask] = useState(false)
  const look = { variant: 'ghost', size: 'xs', color: 'fg.muted' } as const
  return (
    <span className="person-note-deeds">
      <IconButton {...look} aria-label={t('edit_note')} title={t('edit_note')} onClick={onEdit}>
        <Pencil />
      </IconButton>
      <IconButton {...look} aria-label={t('delete_note')} title={t('delete_note')} onClick={() => ask(true)}>
        <Trash2 />
      </IconButton>
      <ConfirmDialog
        open={isAsked}
        title={t('delete_note')}
        confirmLabel={t('delete')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => ask(false)}
        onConfirm={async () => {
          await remove(note.id)
          ask(false)
        }}
      >
        {t('delete_note_question')}
      </ConfirmDialog>
    </span>
  )
}

function NoteForm({ contact, note, onDone }: NoteProps & { onDone: () => void }) {
  const t = usePersonText()
  const common = useText()
  const [text, setText] = useState(note.content)
  const { change, isBusy } = useWriteNote(contact)
  return (
    <li>
      <form
        className="person-note-form"
        onSubmit={async (event) => {
          event.preventDefault()
          if (await change(note.id, text)) onDone()
        }}
      >
        <NoteField
          rows={4}
          autoFocus
          value={text}
          aria-label={t('edit_note')}
          onWrite={setText}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
        />
        <span>
          <Button type="button" size="sm" variant="outline" disabled={isBusy} onClick={onDone}>
            {common('cancel')}
          </Button>
          <Button type="submit" size="sm" disabled={text.trim() === ''} loading={isBusy}>
            {common('save')}
          </Button>
        </span>
      </form>
    </li>
  )
}
