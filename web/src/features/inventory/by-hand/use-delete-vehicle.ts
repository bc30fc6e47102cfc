import { removeVehicle } from '../../../data/inventory.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useInventoryText } from '../texts.ts'

/** Deletes a manually maintained vehicle, and shows the result. */
export function useDeleteVehicle() {
  const t = useInventoryText()
  return async (id: string) => {
    try {
      await removeVehicle(id)
      toaster.create({ type: 'success', title: t('deleted') })
    } catch (error) {
      toaster.create({ type: 'error', title: t('delete_failed'), description: errorText(error) })
    }
  }
}
