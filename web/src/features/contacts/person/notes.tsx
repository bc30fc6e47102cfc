import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useNotes } from '../../../data/notes.ts'
import { useUserId } from '../../../lib/session.ts'
import type { ContactSectionProps } from '../../../lib/slots.ts'
import { useKeptText } from '../../../lib/use-kept-text.ts'
import { NoteEntry } from './note-entry.tsx'
import { NoteField } from './note-field.tsx'
import './person-part.css'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { May } from '../../../parts/may.tsx'
import { SectionSkeleton } from '../../../parts/section-skeleton.tsx'
import { usePersonText } from './texts.ts'
import { useWriteNote } from './use-write-note.ts'

/** The team's notes about a contact, newest first, and a field for a new one. */
export function Notes({ contact, isBeside }: ContactSectionProps) {
  const t = usePersonText()
  const { data, error, mutate } = useNotes(contact)
  if (error && !data) {
    return <LoadFailed title={t('notes_failed')} error={error} onRetry={() => mutate()} />
  }
  if (!data) return <SectionSkeleton />
  return (
    <section className="person-part" aria-label={t('notes')}>
      <h3>{t('notes')}</h3>
      <May right="edit">
        <NewNote key={contact} contact={contact} isFolded={isBeside} />
      </May>
      {data.notes.length === 0 && <p className="person-none">{t('no_notes')}</p>}
      <ul>
        {data.notes.map((note) => (
          <NoteEntry key={note.id} contact={contact} note={note} />
        ))}
      </ul>
    </section>
  )
}

interface NewNoteProps {
  contact: string
  /** The form waits behind its button. */
  isFolded?: boolean
}

function NewNote({ contact, isFolded = false }: NewNoteProps) {
  const t = usePersonText()
  const { text, write: keep } = useKeptText(`contacts.note.${useUserId()}.${contact}`)
  const { write, isBusy } = useWriteNote(contact)
  const [isOpen, setOpen] = useState(!isFolded || text !== '')
  if (!isOpen) {
    return (
      <Button size="sm" variant="outline" justifySelf="start" onClick={() => setOpen(true)}>
        {t('add_note')}
      </Button>
    )
  }
  return (
    <form
      className="person-note-form"
      onSubmit={async (event) => {
        event.preventDefault()
        if (!(await write(text))) return
        keep('')
        setOpen(!isFolded)
      }}
    >
      <NoteField
        rows={2}
        autoFocus={isFolded && text === ''}
        value={text}
        placeholder={t('note_placeholder')}
        aria-label={t('new_note')}
        onWrite={keep}
      />
      <Button type="submit" size="sm" alignSelf="flex-end" disabled={text.trim() === ''} loading={isBusy}>
        {t('add_note')}
      </Button>
    </form>
  )
}
