import { useState } from 'react'
import { useFoundVehicles } from '../../../data/inventory.ts'
import { FoundChoice } from '../../../parts/found-choice.tsx'
import { useCalendarText } from '../texts.ts'

const MOST_SHOWN = 6

/** Finds the vehicle that an appointment is about, if it is about one. */
export function VehicleChoice({ value, onChange }: { value: string | undefined; onChange: (id?: string) => void }) {
  const t = useCalendarText()
  const [search, setSearch] = useState('')
  const found = useFoundVehicles(search ? { search, per_page: MOST_SHOWN } : null)
  return (
    <FoundChoice
      label={`${t('vehicle')} (${t('optional')})`}
      placeholder={t('find_vehicle')}
      none={t('no_vehicles')}
      found={found.data?.data.map(({ id, title, stockNumber }) => ({
        id,
        text: title,
        more: stockNumber ? `#${stockNumber}` : '',
      }))}
      isChosen={value !== undefined}
      onSearch={setSearch}
      onChange={onChange}
    />
  )
}
