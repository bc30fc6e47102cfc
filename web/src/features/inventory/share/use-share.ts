import { useState } from 'react'
import type { ListedVehicle } from '../../../../../functions/contract/inventory.ts'
import { useFigures } from '../figures.ts'
import { useInventoryText } from '../texts.ts'
import { vehicleAddress } from '../vehicle-address.ts'

/** Shares a car by the device's own sheet; `shown` is the car whose link is shown because there is no sheet. */
export function useShare() {
  const t = useInventoryText()
  const figures = useFigures()
  const [shown, show] = useState<ListedVehicle | null>(null)

  async function share(vehicle: ListedVehicle) {
    const { id, title } = vehicle
    const price = vehicle.price === null ? t('call_for_price') : `${figures.price(vehicle.price)} USD`
    const content = { title, text: t('share_text', { title, price }), url: vehicleAddress(id) }
    if (!navigator.canShare?.(content)) return show(vehicle)
    try {
      await navigator.share(content)
    } catch (error) {
      // Closing the sheet is an answer too; a sheet that fails is not.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show(vehicle)
    }
  }
  return { share, shown, close: () => show(null) }
}
