import { foldText } from '#contract/fold-text.ts'
import type { Label } from '#contract/language.ts'

/** True if a title holds each word of a search, in the other language too: people know a page by what it was called when they learned it. */
export function isSettingNamed({ en, es }: Label, search: string): boolean {
  const words = foldText(`${en} ${es}`).split(/\s+/)
  return foldText(search)
    .split(/\s+/)
    .every((word) => words.some((one) => one.startsWith(word)))
}
