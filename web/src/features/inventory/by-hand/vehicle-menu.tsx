import { Pencil, Trash2 } from 'lucide-react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useText } from '../../../lib/language/text.ts'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { useInventoryText } from '../texts.ts'

interface VehicleMenuProps {
  vehicle: ListedVehicle
  onEdit: () => void
  onDelete: () => void
}

/** A manager's actions on a vehicle while no integration is active. */
export function VehicleMenu({ vehicle, onEdit, onDelete }: VehicleMenuProps) {
  const t = useInventoryText()
  const common = useText()
  return (
    <RowMenu
      variant="outline"
      label={common('actions_for', { name: vehicle.title })}
      deeds={[
        { value: 'edit', icon: Pencil, text: t('edit'), does: onEdit },
        { value: 'delete', icon: Trash2, text: t('delete'), does: onDelete, destructive: true },
      ]}
    />
  )
}
