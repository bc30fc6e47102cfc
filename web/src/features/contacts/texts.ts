import { useText } from '../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

/** The texts of the contacts page in both languages. */
const contactTexts = { en, es }

/** Says a text of the contacts. */
export const useContactText = () => useText(contactTexts)
