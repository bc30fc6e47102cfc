import { useState } from 'react'
import type { ListedVehicle } from '#contract/stock/inventory.ts'
import { type ShareContent, useShareContent } from './use-share-content.ts'

/** Shares a vehicle with the device's share sheet; without one, `shown` is the content to share in other ways. */
export function useShare() {
  const contentOf = useShareContent()
  const [shown, show] = useState<ShareContent | null>(null)

  async function share(vehicle: ListedVehicle) {
    const content = contentOf(vehicle)
    if (!navigator.canShare?.(content)) return show(content)
    try {
      await navigator.share(content)
    } catch (error) {
      // Closing the sheet is a valid choice; a failing sheet is not.
      if (!(error instanceof DOMException && error.name === 'AbortError')) show(content)
    }
  }
  return { share, shown, close: () => show(null) }
}
