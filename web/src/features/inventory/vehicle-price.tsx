import type { Vehicle } from '#contract/stock/vehicle.ts'
import { useFigures } from './figures.ts'
import { useInventoryText } from './texts.ts'

/** A vehicle's price, and its previous price if it fell. */
export function VehiclePrice({ vehicle }: { vehicle: Pick<Vehicle, 'price' | 'previous_price'> }) {
  const t = useInventoryText()
  const { price: written } = useFigures()
  const { price, previous_price: before } = vehicle
  if (price === null) return <p className="lot-price lot-price-none">{t('call_for_price')}</p>
  const hasFallen = before !== null && before > price
  return (
    <p className="lot-price">
      <span>
        {written(price)} <abbr className="lot-currency">USD</abbr>
      </span>
      {hasFallen && (
        <span className="lot-price-drop">
          <s title={t('price_was', { price: written(before) })}>{written(before)}</s>{' '}
          <strong>−{written(before - price)}</strong>
        </span>
      )}
    </p>
  )
}
