import type { Vehicle } from '#contract/stock/vehicle.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useInventoryText } from './texts.ts'

/** A vehicle's price, and its previous price if it fell. */
export function VehiclePrice({ vehicle }: { vehicle: Pick<Vehicle, 'price' | 'previous_price'> }) {
  const t = useInventoryText()
  const { dollars } = useFormats()
  const { price, previous_price: before } = vehicle
  if (price === null) return <p className="lot-price lot-price-none">{t('call_for_price')}</p>
  const hasFallen = before !== null && before > price
  return (
    <p className="lot-price">
      <span>{dollars(price)}</span>
      {hasFallen && (
        <span className="lot-price-drop">
          <s title={t('price_was', { price: dollars(before) })}>{dollars(before)}</s>{' '}
          <strong>−{dollars(before - price)}</strong>
        </span>
      )}
    </p>
  )
}
