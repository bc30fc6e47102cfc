import type { Contact } from '#contract/customers/contact.ts'
import { useVehicle } from '../../../data/vehicle.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import '../inventory.css'
import { vehiclePath } from '../vehicle-address.ts'
import { VehiclePicture } from '../vehicle-picture.tsx'
import './asked-vehicle.css'
import { askedTexts } from './texts.ts'

interface VehicleCardProps {
  vehicle: Pick<NonNullable<Contact['vehicle']>, 'id'> & Partial<NonNullable<Contact['vehicle']>>
}

/** A vehicle with its picture, price, and state; leads to its page. */
export function VehicleCard({ vehicle: { id, title, stockNumber: number } }: VehicleCardProps) {
  const t = useText(askedTexts)
  const { dollars, miles } = useFormats()
  const { vehicle, state } = useVehicle(id)
  const price = vehicle?.price ?? null
  const stockNumber = number ?? vehicle?.stockNumber
  const facts = [vehicle?.mileage != null && miles(vehicle.mileage), stockNumber && t('stock', { number: stockNumber })]
  return (
    <a className="asked-vehicle" data-state={state} href={vehiclePath(id)} target="_blank" rel="noreferrer">
      <VehiclePicture images={vehicle?.images ?? []} placeholder={t('no_picture')} sizes="96px" />
      <span className="asked-words">
        <span className="asked-title">{vehicle?.title ?? title}</span>
        {state ? (
          <strong className="asked-state">{t(state)}</strong>
        ) : (
          vehicle && <span className="asked-price">{price === null ? t('call_for_price') : dollars(price)}</span>
        )}
        <span className="asked-facts">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </a>
  )
}
