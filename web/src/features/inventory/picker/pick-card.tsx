import { factIn } from '#contract/stock/fact-in.ts'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { paintOf } from '../paint-of.ts'
import { VehiclePicture } from '../vehicle-picture.tsx'
import './picker.css'
import { pickerTexts } from './texts.ts'
import { shortName, trimOf } from './vehicle-words.ts'

interface PickCardProps {
  vehicle: ListedVehicle
  isChosen: boolean
  onChoose: () => void
}

/** A vehicle to choose. One that is not public yet cannot be sent to a customer. */
export function PickCard({ vehicle, isChosen, onChoose }: PickCardProps) {
  const t = useText(pickerTexts)
  const { dollars, miles } = useFormats()
  const language = useLanguage()
  const { shown_price: shown, mileage, transmission, color, stockNumber, description } = vehicle
  const isReserved = vehicle.availability === 'reserved'
  const isPublic = isReserved || vehicle.availability === 'available'
  const facts = [
    mileage === null ? null : miles(mileage),
    transmission && factIn('transmission', transmission, language),
  ].filter((fact) => fact !== null)
  const paint = color === null ? undefined : paintOf(color)
  const trim = trimOf(vehicle)
  return (
    <label className="lot-pick">
      <input type="radio" name="vehicle" checked={isChosen} disabled={!isPublic} onChange={onChoose} />
      <VehiclePicture images={vehicle.images} placeholder={t('no_picture')} sizes="108px" />
      <span className="lot-pick-words">
        <span className="lot-pick-title">
          {shortName(vehicle)} {trim && <span className="lot-pick-trim">{trim}</span>}
        </span>
        <span className="lot-pick-price">
          {shown ? (
            <>
              {dollars(shown.amount)}
              <small className="lot-pick-fees">{shown.words[language]}</small>
            </>
          ) : (
            t('call_for_price')
          )}
        </span>
        {stockNumber && <span className="lot-pick-stock">{t('stock', { number: stockNumber })}</span>}
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
        {color && (
          <span className="lot-pick-color">
            {paint && <span className="lot-swatch" style={{ background: paint }} aria-hidden />}
            {factIn('color', color, language)}
          </span>
        )}
        {isReserved && <strong>{t('reserved')}</strong>}
        {!isPublic && <strong>{t('not_public')}</strong>}
        {description && <span className="lot-description">{description}</span>}
      </span>
    </label>
  )
}
