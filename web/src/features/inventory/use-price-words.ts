import { besideAmount } from '#contract/stock/price-rule.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useInventoryText } from './texts.ts'

/** Returns a vehicle's price as it is sent to customers: with its words about fees, or that there is none to say. */
export function usePriceWords() {
  const t = useInventoryText()
  const { dollars } = useFormats()
  const language = useLanguage()
  return ({ shown_price: shown }: Pick<Vehicle, 'shown_price'>, currency = '') =>
    shown ? besideAmount(`${dollars(shown.amount)}${currency}`, shown, language) : t('call_for_price')
}
