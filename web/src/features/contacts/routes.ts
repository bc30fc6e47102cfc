import { ContactRound, NotebookPen, Pencil, TextCursorInput } from 'lucide-react'
import { lazy } from 'react'
import type { Feature } from '../../lib/feature.ts'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

const note = {
  id: 'note',
  at: 10,
  icon: NotebookPen,
  right: 'edit',
  title: { en: 'Add note', es: 'Agregar nota' },
  Dialog: lazyDialog(async () => (await import('./person/note-dialog.tsx')).NoteDialog, byOpen),
} as const

export const contacts: Feature = {
  pages: [
    { path: 'contacts/:contactId?', lazy: async () => ({ Component: (await import('./page.tsx')).ContactsPage }) },
  ],
  entry: { to: '/contacts', title: { en: 'Contacts', es: 'Contactos' }, icon: ContactRound, key: 'c' },
  adds: {
    conversationActions: [
      { ...note, key: 'n' },
      {
        id: 'edit',
        at: 40,
        icon: Pencil,
        right: 'edit',
        title: { en: 'Edit contact', es: 'Editar contacto' },
        Dialog: lazyDialog(async () => (await import('./form/edit-contact.tsx')).EditContact, byOpen),
      },
    ],
    callActions: [note],
    commands: [
      {
        id: 'contact-new',
        at: 10,
        title: { en: 'Add contact', es: 'Agregar contacto' },
        group: 'create',
        right: 'edit',
        to: '/contacts?new',
      },
    ],
    settingsSections: [
      {
        id: 'fields',
        at: 44,
        group: 'dealership',
        icon: TextCursorInput,
        title: { en: 'Fields', es: 'Campos' },
        Content: lazy(async () => ({ default: (await import('./fields/fields-section.tsx')).FieldsSection })),
      },
    ],
    noticeIcons: [
      { id: 'twins_found', at: 30, icon: ContactRound },
      { id: 'mentioned', at: 31, icon: NotebookPen },
    ],
    contactSections: [
      {
        id: 'facts',
        at: 10,
        Section: lazy(async () => ({ default: (await import('./person/contact-facts.tsx')).ContactFacts })),
      },
      { id: 'notes', at: 30, Section: lazy(async () => ({ default: (await import('./person/notes.tsx')).Notes })) },
      {
        id: 'history',
        at: 40,
        Section: lazy(async () => ({ default: (await import('./person/history.tsx')).History })),
      },
    ],
  },
}
