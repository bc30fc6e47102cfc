import type { HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import type { Language } from '#contract/language.ts'
import LINES from './line-words.json' with { type: 'json' }

/** What code writes itself, whatever the model says. */
export const lineText = (line: keyof typeof LINES, language: Language, about: Record<string, string> = {}): string =>
  LINES[line][language].replace(/\{(\w+)\}/g, (_, name: string) => about[name] ?? '')

/** What is said as a person takes over; where the reason helps the customer, it is named. */
export function handOverText(reason: HandOverReason, language: Language): string {
  const own = `hand_over_${reason}`
  return lineText(own in LINES ? (own as keyof typeof LINES) : 'hand_over', language)
}
