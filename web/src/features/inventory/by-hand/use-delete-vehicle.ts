import { removeVehicle } from '../../../data/inventory.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useInventoryText } from '../texts.ts'

/** Deletes a vehicle that is kept by hand, and says so. */
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
