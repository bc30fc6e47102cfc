import { Share2 } from 'lucide-react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useInventoryText } from '../texts.ts'

interface ShareButtonProps {
  vehicle: ListedVehicle
  onShare: (vehicle: ListedVehicle) => void
}

export function ShareButton({ vehicle, onShare }: ShareButtonProps) {
  const t = useInventoryText()
  const label = t('share', { title: vehicle.title })
  return (
    <button type="button" className="lot-share" aria-label={label} title={label} onClick={() => onShare(vehicle)}>
      <Share2 aria-hidden />
    </button>
  )
}
