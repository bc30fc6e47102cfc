import { toaster } from './toaster.tsx'

/** For a `Clipboard.Root`: says that something was copied, which the small check beside it does not tell everybody. */
export const sayCopied =
  (words: string) =>
  ({ copied }: { copied: boolean }) => {
    if (copied) toaster.create({ type: 'success', title: words })
  }
