import type { Language } from '#contract/language.ts'
import { drawChat } from '../scripts/draw-chat.ts'
import { openChat } from '../scripts/open-chat.ts'
import { chatTexts } from '../texts/chat.ts'

/** The script of the dealership's site: a button, and the frame that it opens. */
export function chatScript(origin: string, { key }: { key: string }): string {
  const texts = { en: textsOf('en'), es: textsOf('es') }
  return `(${openChat})(${JSON.stringify({ origin, key, texts })},${drawChat})`
}

const textsOf = (language: Language) => {
  const { open, close, title } = chatTexts[language]
  return { open, close, title }
}
