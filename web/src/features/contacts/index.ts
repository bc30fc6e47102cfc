/** What other features may show of the contacts. */
export { ContactDialog } from './form/contact-dialog.tsx'
export { EditContact } from './form/edit-contact.tsx'
export { NoteDialog } from './person/note-dialog.tsx'
export { Notes } from './person/notes.tsx'
