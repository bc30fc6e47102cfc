import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { removeVehicle } from '../api.ts'
import { useInventoryText } from '../texts.ts'
import { useReadAgain } from '../use-read-again.ts'

/** Deletes a vehicle that is kept by hand, and says so. */
export function useDeleteVehicle() {
  const t = useInventoryText()
  const readAgain = useReadAgain()
  return async (id: string) => {
    try {
      await removeVehicle(id)
      await readAgain()
      toaster.create({ type: 'success', title: t('deleted') })
    } catch (error) {
      toaster.create({ type: 'error', title: t('delete_failed'), description: errorText(error) })
    }
  }
}
