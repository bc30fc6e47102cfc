import { useText } from '../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

/** The texts of calls in both languages. */
const callTexts = { en, es }

/** Says a text of calls. */
export const useCallText = () => useText(callTexts)
