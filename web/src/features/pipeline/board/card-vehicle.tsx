import type { Contact } from '#contract/customers/contact.ts'
import { sizedPicture } from '#contract/stock/sized-picture.ts'
import type { VehicleFacts } from '../../../data/vehicle.ts'

/** The smallest that the pictures' host has. */
const PICTURE_PX = 400

interface CardVehicleProps {
  vehicle: NonNullable<Contact['vehicle']>
  /** Undefined until they are read, or for a vehicle that is gone. */
  facts?: VehicleFacts
}

/** The vehicle that they wrote about last, with its picture where there is one. */
export const CardVehicle = ({ vehicle: { title, stockNumber }, facts }: CardVehicleProps) => (
  <span className="board-vehicle" title={[title, stockNumber].filter(Boolean).join(' · ')}>
    {facts?.picture && (
      <img
        src={sizedPicture(facts.picture, window.location.origin)?.(PICTURE_PX) ?? facts.picture}
        width={36}
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
    <span className="board-vehicle-title">{title}</span>
  </span>
)
