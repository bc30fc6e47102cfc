import { useState } from 'react'
import { inventory } from '#contract/stock/inventory.ts'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { call } from '../../../lib/client.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useInventoryText } from '../texts.ts'
import { useReadAgain } from '../use-read-again.ts'

/** Asks before a vehicle is deleted by hand, and does it. */
export function DeleteVehicle({ vehicle, onDone }: { vehicle: Vehicle | null; onDone: () => void }) {
  const t = useInventoryText()
  const common = useText()
  const readAgain = useReadAgain()
  const [isBusy, setBusy] = useState(false)

  async function remove(id: string) {
    setBusy(true)
    try {
      await call(inventory.remove, { params: { id } })
      await readAgain()
      toaster.create({ type: 'success', title: t('deleted') })
    } catch (error) {
      toaster.create({ type: 'error', title: t('delete_failed'), description: errorText(error) })
    } finally {
      setBusy(false)
      onDone()
    }
  }
  return (
    <ConfirmDialog
      open={vehicle !== null}
      title={t('delete_title')}
      confirmLabel={t('delete')}
      cancelLabel={common('cancel')}
      destructive
      busy={isBusy}
      onCancel={onDone}
      onConfirm={() => vehicle && remove(vehicle.id)}
    >
      {vehicle && t('delete_question', { title: vehicle.title })}
    </ConfirmDialog>
  )
}
