import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Dialogs of the contacts, each loaded when it first opens. */
export const ContactDialog = lazyDialog(
  async () => (await import('./form/contact-dialog.tsx')).ContactDialog,
  ({ contact }) => contact !== null,
)
export const ImportDialog = lazyDialog(async () => (await import('./import/import-dialog.tsx')).ImportDialog, byOpen)
export const GroupDialog = lazyDialog(async () => (await import('./groups/group-dialog.tsx')).GroupDialog, byOpen)
export const MergeContact = lazyDialog(
  async () => (await import('./merge/merge-contact.tsx')).MergeContact,
  ({ contact }) => contact !== null,
)
export const AutoGroupDialog = lazyDialog(
  async () => (await import('./groups/auto-group-dialog.tsx')).AutoGroupDialog,
  byOpen,
)
