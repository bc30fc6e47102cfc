import { IconButton, Menu, Portal } from '@chakra-ui/react'
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { useInventoryText } from '../texts.ts'

interface VehicleMenuProps {
  vehicle: ListedVehicle
  onEdit: () => void
  onDelete: () => void
}

/** What a manager can do with a vehicle while no integration is active. */
export function VehicleMenu({ vehicle, onEdit, onDelete }: VehicleMenuProps) {
  const t = useInventoryText()
  const label = t('vehicle_actions', { title: vehicle.title })
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => (value === 'edit' ? onEdit() : onDelete())}
    >
      <Menu.Trigger asChild>
        <IconButton variant="outline" size="sm" aria-label={label} title={label}>
          <EllipsisVertical />
        </IconButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minWidth="40">
            <Menu.Item value="edit" minHeight={{ base: '11', md: '9' }}>
              <Pencil size={16} /> {t('edit')}
            </Menu.Item>
            <Menu.Item value="delete" minHeight={{ base: '11', md: '9' }} color="fg.error">
              <Trash2 size={16} /> {t('delete')}
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
