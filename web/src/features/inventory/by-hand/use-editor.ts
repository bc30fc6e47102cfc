import { useState } from 'react'
import type { Vehicle } from '#contract/stock/vehicle.ts'
import { getVehicle } from '../../../data/inventory.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { toaster } from '../../../ui/toaster.tsx'
import { useInventoryText } from '../texts.ts'

/** The vehicle whose form is open: one to change, 'new' for one to add, null for none. */
export function useEditor() {
  const t = useInventoryText()
  const [edited, setEdited] = useState<Vehicle | 'new' | null>(null)

  /** The vehicle is read again, because a list contains only the start of its description. */
  async function edit(id: string) {
    try {
      setEdited(await getVehicle(id))
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('open_failed')) })
    }
  }
  return { edited, edit, add: () => setEdited('new'), close: () => setEdited(null) }
}
