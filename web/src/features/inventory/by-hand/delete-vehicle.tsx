import type { Vehicle } from '#contract/stock/vehicle.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useInventoryText } from '../texts.ts'
import { useDeleteVehicle } from './use-delete-vehicle.ts'

/** Asks before deleting a manually added vehicle, and deletes it. */
export function DeleteVehicle({ vehicle, onDone }: { vehicle: Vehicle | null; onDone: () => void }) {
  const t = useInventoryText()
  const common = useText()
  const remove = useDeleteVehicle()
  return (
    <ConfirmDialog
      open={vehicle !== null}
      title={t('delete_title')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      destructive
      onCancel={onDone}
      onConfirm={async () => {
        if (vehicle) await remove(vehicle.id)
        onDone()
      }}
    >
      {vehicle && t('delete_question', { title: vehicle.title })}
    </ConfirmDialog>
  )
}
