import { useText } from '../../../lib/language/text.ts'
import { phraseTexts } from './texts.ts'

type SlotKey = Extract<keyof typeof phraseTexts, `slot_${string}`>

/** What a slot is called on the screen: `{price_gap}` → "price difference". */
export function useSlotWords() {
  const t = useText(phraseTexts)
  return (slot: string) => {
    const key = `slot_${slot.slice(1, -1)}`
    return key in phraseTexts ? t(key as SlotKey) : slot.slice(1, -1)
  }
}
