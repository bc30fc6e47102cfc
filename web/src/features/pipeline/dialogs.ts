import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'

/** Dialogs of the board, each loaded when it first opens. */
export const TimesDialog = lazyDialog(async () => (await import('./times/times-dialog.tsx')).TimesDialog, byOpen)
export const StagesDialog = lazyDialog(async () => (await import('./stages/stages-dialog.tsx')).StagesDialog, byOpen)
export const PauseDialog = lazyDialog(
  async () => (await import('./pause/pause-dialog.tsx')).PauseDialog,
  ({ contact }) => contact !== null,
)
