import { Car } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Channel } from '#contract/customers/channels/channels.ts'
import { useChatText } from '../texts.ts'

/** Loaded when a vehicle is first looked for. */
const VehiclePicker = lazy(async () => ({ default: (await import('../../inventory/index.ts')).VehiclePicker }))

interface VehicleButtonProps {
  type: Channel
  /** Why nothing can be sent at the moment. */
  blocked: string | undefined
  onSend: (message: string, vehicleId: string) => void
}

/** Leads to the inventory, to send one of its vehicles. */
export function VehicleButton({ type, blocked, onSend }: VehicleButtonProps) {
  const t = useChatText()
  const [isOpen, setOpen] = useState(false)
  const [isWanted, setWanted] = useState(false)
  const label = blocked ? `${t('send_vehicle')}: ${blocked}` : t('send_vehicle')
  return (
    <>
      <button
        type="button"
        className="chat-attach"
        disabled={blocked !== undefined}
        aria-label={label}
        title={label}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <Car aria-hidden />
      </button>
      {isWanted && (
        <Suspense>
          <VehiclePicker open={isOpen} type={type} blocked={blocked} onSend={onSend} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
