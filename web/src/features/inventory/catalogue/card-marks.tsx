import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useInventoryText } from '../texts.ts'

/** Marks that distinguish a vehicle from those simply for sale. */
export function CardMarks({ vehicle: { availability, by_hand } }: { vehicle: ListedVehicle }) {
  const t = useInventoryText()
  return (
    <p className="lot-marks">
      {availability !== 'available' && (
        <span className="lot-mark" data-mark={availability}>
          {t(`mark_${availability}`)}
        </span>
      )}
      {by_hand && (
        <span className="lot-mark" data-mark="hand">
          {t('mark_by_hand')}
        </span>
      )}
    </p>
  )
}
