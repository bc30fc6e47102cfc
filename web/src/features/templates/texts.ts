import { useText } from '../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

/** The texts of the template manager in both languages. */
export const templateTexts = { en, es }

/** Says a text of the template manager. */
export const useTemplateText = () => useText(templateTexts)
