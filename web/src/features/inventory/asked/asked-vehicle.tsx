import { useContact } from '../../../data/contacts.ts'
import { useText } from '../../../lib/language/text.ts'
import './asked-vehicle.css'
import { askedTexts } from './texts.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** The vehicle that a contact last asked about, and its state. */
export function AskedVehicle({ contact }: { contact: string }) {
  const t = useText(askedTexts)
  const { data } = useContact(contact)
  if (!data?.vehicle) return null
  return (
    <section className="asked" aria-label={t('asked')}>
      <h3>{t('asked')}</h3>
      <VehicleCard key={data.vehicle.id} vehicle={data.vehicle} />
    </section>
  )
}
