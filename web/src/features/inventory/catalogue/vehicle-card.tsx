import { Button } from '@chakra-ui/react'
import { Eye, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { ShareButton } from '../share/share-button.tsx'
import { useInventoryText } from '../texts.ts'
import { vehiclePath } from '../vehicle-address.ts'
import { VehiclePicture } from '../vehicle-picture.tsx'
import { VehiclePrice } from '../vehicle-price.tsx'
import { CardFacts } from './card-facts.tsx'
import { CardMarks } from './card-marks.tsx'
import { ColorTag } from './color-tag.tsx'
import './vehicle-card.css'
import './vehicle-row.css'
import { useFormats } from '../../../lib/language/formats.ts'

/** Width of a card's picture: one to four are side by side, on a phone it stands beside the words. */
const PICTURE_SIZES = '(max-width: 480px) 132px, (max-width: 600px) 92vw, (max-width: 1000px) 45vw, 280px'

interface VehicleCardProps {
  vehicle: ListedVehicle
  onShare: (vehicle: ListedVehicle) => void
  /** The actions on a manually maintained vehicle. */
  actions?: ReactNode
}

/** A vehicle in the catalogue (S1 §2). */
export function VehicleCard({ vehicle, onShare, actions }: VehicleCardProps) {
  const t = useInventoryText()
  const { number } = useFormats()
  const { id, title, availability, stockNumber, days_in_stock: days } = vehicle
  const isPublic = availability === 'available' || availability === 'reserved'
  return (
    <li className="lot-card">
      <div className="lot-card-top">
        <VehiclePicture images={vehicle.images} placeholder={t('no_picture')} sizes={PICTURE_SIZES} />
        <CardMarks vehicle={vehicle} />
        {isPublic && <ShareButton vehicle={vehicle} onShare={onShare} />}
      </div>
      <div className="lot-card-body">
        <h3 className="lot-title" title={title}>
          {title}
        </h3>
        <VehiclePrice vehicle={vehicle} />
        <CardFacts vehicle={vehicle} />
        {(vehicle.color || vehicle.colorAlt) && (
          <p className="lot-colors">
            {vehicle.color && <ColorTag of="color" name={vehicle.color} />}
            {vehicle.colorAlt && <ColorTag of="colorAlt" name={vehicle.colorAlt} />}
          </p>
        )}
        {vehicle.description && <p className="lot-description">{vehicle.description}</p>}
        <div className="lot-card-end">
          <p className="lot-meta lot-standing">
            {stockNumber && <span>{t('stock', { number: stockNumber })}</span>}
            <span>{days === 0 ? t('new_today') : t('days_in_stock', { count: days })}</span>
          </p>
          <p className="lot-meta lot-interest">
            {(
              [
                ['views', Eye],
                ['calls', Phone],
              ] as const
            ).map(
              ([name, Icon]) =>
                vehicle[name] > 0 && (
                  <span key={name} title={t(name, { count: vehicle[name] })}>
                    <Icon aria-hidden /> <span aria-hidden>{number(vehicle[name])}</span>
                    <span className="lot-hidden">{t(name, { count: vehicle[name] })}</span>
                  </span>
                ),
            )}
          </p>
          <div className="lot-card-actions">
            {isPublic ? (
              <Button asChild className="lot-details" variant="outline" size="sm" flex="1">
                {/* The customer's view opens in a new tab, so that the user's own page stays open. */}
                <a
                  href={vehiclePath(id)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={`${t('view_details')}: ${title}`}
                >
                  {t('view_details')}
                </a>
              </Button>
            ) : (
              <p className="lot-not-public">{t('not_public')}</p>
            )}
            {actions}
          </div>
        </div>
      </div>
    </li>
  )
}
