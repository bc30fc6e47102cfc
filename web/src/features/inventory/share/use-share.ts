import { useState } from 'react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { type ShareContent, useShareContent } from './use-share-content.ts'

/** Shares a vehicle by the device's own sheet; `shown` is what other ways are offered for, because there is no sheet. */
export function useShare() {
  const contentOf = useShareContent()
  const [shown, show] = useState<ShareContent | null>(null)

  async function share(vehicle: ListedVehicle) {
    const content = contentOf(vehicle)
    if (!navigator.canShare?.(content)) return show(content)
    try {
      await navigator.share(content)
    } catch (error) {
      // Closing the sheet is an answer too; a sheet that fails is not.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show(content)
    }
  }
  return { share, shown, close: () => show(null) }
}
