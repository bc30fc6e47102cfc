import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { plainTitle } from '#contract/stock/plain-fact.ts'
import { useInventoryText } from '../texts.ts'
import { usePriceWords } from '../use-price-words.ts'
import { vehicleAddress } from '../vehicle-address.ts'

/** The text with which a vehicle is shared (S1 §2). */
export function useShareContent() {
  const t = useInventoryText()
  const priceOf = usePriceWords()
  return (vehicle: ListedVehicle) => {
    const title = plainTitle(vehicle)
    const text = t('share_text', { title, price: priceOf(vehicle, ' USD') })
    return { title, text, url: vehicleAddress(vehicle.id) }
  }
}
export type ShareContent = ReturnType<ReturnType<typeof useShareContent>>
