import type { Contact } from '#contract/customers/contact.ts'
import { sizedPicture } from '#contract/stock/sized-picture.ts'
import type { VehicleFacts } from '../../../data/vehicle.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import type { usePipelineText } from '../texts.ts'

/** The smallest that the pictures' host has. */
const PICTURE_PX = 400

interface CardVehicleProps {
  vehicle: NonNullable<Contact['vehicle']>
  /** Undefined until they are read, or for a vehicle that is gone. */
  facts?: VehicleFacts
  say: ReturnType<typeof usePipelineText>
}

/** The vehicle that they wrote about last, with its picture and price as far as these are known and may be shown. */
export function CardVehicle({ vehicle: { title, stockNumber }, facts, say }: CardVehicleProps) {
  const { dollars } = useFormats()
  const language = useLanguage()
  const picture = facts?.picture
  const price = facts?.shown_price
  const isSold = facts?.availability === 'sold'
  return (
    <span
      className="board-vehicle"
      data-pictured={picture ? true : undefined}
      title={[title, stockNumber].filter(Boolean).join(' · ')}
    >
      {picture && (
        <img
          src={sizedPicture(picture, window.location.origin)?.(PICTURE_PX) ?? picture}
          width={40}
          height={30}
          // The title beside it says what it shows.
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true
          }}
        />
      )}
      {isSold ? (
        <small>{say('vehicle_sold')}</small>
      ) : (
        price && <small title={price.words[language]}>{dollars(price.amount)}</small>
      )}
      <span className="board-vehicle-title">{title}</span>
    </span>
  )
}
