import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useFigures } from '../figures.ts'
import { useInventoryText } from '../texts.ts'
import { vehicleAddress } from '../vehicle-address.ts'

/** The text with which a vehicle is shared (S1 §2). */
export function useShareContent() {
  const t = useInventoryText()
  const figures = useFigures()
  return ({ id, title, price }: ListedVehicle) => {
    const amount = price === null ? t('call_for_price') : `${figures.price(price)} USD`
    return { title, text: t('share_text', { title, price: amount }), url: vehicleAddress(id) }
  }
}
export type ShareContent = ReturnType<ReturnType<typeof useShareContent>>
