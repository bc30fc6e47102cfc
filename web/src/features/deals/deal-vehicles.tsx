import { Button, IconButton } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { ALL_CHANNELS } from '#contract/customers/channels/channels.ts'
import { INTEREST_WAYS } from '#contract/messaging/deal-facts.ts'
import type { Deal } from '../../data/deals.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { May } from '../../parts/may.tsx'
import { VehiclePicker } from '../inventory/index.ts'
import { useDealText } from './texts.ts'
import { useChangeDeal } from './use-change-deal.ts'

/** The vehicles that a contact is interested in, each with how and when that became known. */
export function DealVehicles({ contact, deal: { vehicles } }: { contact: string; deal: Deal }) {
  const t = useDealText()
  const language = useLanguage()
  const { day } = useFormats()
  const change = useChangeDeal(contact)
  const [isPicking, pick] = useState(false)
  return (
    <>
      {vehicles.length > 0 && (
        <ul className="deal-vehicles" aria-label={t('vehicles')}>
          <li className="deal-heading" aria-hidden>
            {t('vehicles')}
          </li>
          {vehicles.map(({ id, title, stockNumber, at, from, user }) => (
            <li key={id}>
              <div>
                <a href={`/vehicle/${id}`} target="_blank" rel="noreferrer">
                  {title}
                </a>
                <small>
                  {[
                    stockNumber && t('stock', { number: stockNumber }),
                    INTEREST_WAYS[from][language].replace('{name}', user?.name ?? ''),
                    day(at),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </div>
              <May right="edit">
                <IconButton
                  size="xs"
                  variant="ghost"
                  colorPalette="gray"
                  aria-label={t('remove_vehicle', { title })}
                  title={t('remove_vehicle', { title })}
                  onClick={() => change({ remove_vehicles: [id] })}
                >
                  <X />
                </IconButton>
              </May>
            </li>
          ))}
        </ul>
      )}
      <May right="edit">
        <Button size="sm" variant="ghost" marginInlineStart="-3.5" onClick={() => pick(true)}>
          <Plus /> {t('add_vehicle')}
        </Button>
      </May>
      <VehiclePicker
        open={isPicking}
        to={{ type: ALL_CHANNELS[0] }}
        blocked={undefined}
        chooseLabel={t('add_vehicle')}
        onClose={() => pick(false)}
        onSend={(_, id) => {
          if (id) void change({ add_vehicles: [id] })
        }}
      />
    </>
  )
}
