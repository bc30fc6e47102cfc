import { useText } from '../../lib/language/text.ts'
import { en } from './texts/en.ts'
import { es } from './texts/es.ts'

/** The texts of the inventory page, its catalogue and the vehicles kept by hand. */
const inventoryTexts = { en, es }

/** Says a text of the inventory. */
export const useInventoryText = () => useText(inventoryTexts)
