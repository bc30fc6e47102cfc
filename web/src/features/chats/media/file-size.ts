import type { Language } from '#contract/language.ts'

/** "70 B", "820 kB", "3.4 MB". */
export function fileSize(bytes: number, language: Language): string {
  if (bytes < 1_000) return `${bytes} B`
  const tenths = new Intl.NumberFormat(`${language}-US`, { maximumFractionDigits: 1 })
  return bytes < 1_000_000 ? `${tenths.format(bytes / 1_000)} kB` : `${tenths.format(bytes / 1_000_000)} MB`
}
