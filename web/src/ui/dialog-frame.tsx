import type { DialogFrameProps } from './dialog-window.tsx'
import { byOpen, lazyDialog } from './lazy-dialog.tsx'
import { onFirstTouch } from './on-first-touch.ts'

const load = async () => (await import('./dialog-window.tsx')).DialogWindow
onFirstTouch(load)

/**
 * A dialog with a title, a scrolling body and a way to close it; a large one fills a small screen. While its content is
 * busy (`useDialogBusy`), nothing closes it. Its code comes with the first touch.
 */
export const DialogFrame = lazyDialog<DialogFrameProps>(load, byOpen)
