import { toaster } from './toaster.tsx'

/** For a `Clipboard.Root`: announces the copy in a toast, because the small check beside it is easy to miss. */
export const sayCopied =
  (words: string) =>
  ({ copied }: { copied: boolean }) => {
    if (copied) toaster.create({ type: 'success', title: words })
  }
