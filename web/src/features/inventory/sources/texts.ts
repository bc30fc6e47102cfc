import { useText } from '../../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

/** The texts of integrations and syncs. */
const sourceTexts = { en, es }

/** Says a text about where the inventory comes from. */
export const useSourceText = () => useText(sourceTexts)
