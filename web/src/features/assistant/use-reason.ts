import { HAND_OVER_LABELS, type HandOverReason } from '#contract/assistant/hand-over-reasons.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { reasonTexts } from './texts.ts'

const isHandOver = (reason: string): reason is HandOverReason => Object.hasOwn(HAND_OVER_LABELS, reason)
const isKnown = (reason: string): reason is keyof typeof reasonTexts => Object.hasOwn(reasonTexts, reason)

/** Returns in words why a turn ended as it did. */
export function useReason() {
  const t = useText(reasonTexts)
  const language = useLanguage()
  return (reason: string) =>
    isHandOver(reason) ? HAND_OVER_LABELS[reason][language] : t(isKnown(reason) ? reason : 'other')
}
