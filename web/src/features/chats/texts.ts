import { useText } from '../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

/** The texts of the chat workspace in both languages. */
export const chatTexts = { en, es }

/** Says a text of the chat workspace. */
export const useChatText = () => useText(chatTexts)
