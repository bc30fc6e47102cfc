import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Dialogs of the calendar, each loaded when it first opens. */
export const BookDialog = lazyDialog(async () => (await import('./booking/book-dialog.tsx')).BookDialog, byOpen)
export const LinksDialog = lazyDialog(async () => (await import('./links/links-dialog.tsx')).LinksDialog, byOpen)
export const AppointmentDialog = lazyDialog(
  async () => (await import('./appointment-dialog.tsx')).AppointmentDialog,
  byOpen,
)
