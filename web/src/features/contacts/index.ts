/** Parts of contacts for other features. */
export { ContactDialog } from './form/contact-dialog.tsx'
export { readWritten, writtenOf } from './list/contacts-address.ts'
export { FilterChoices } from './list/filter-choices.tsx'
