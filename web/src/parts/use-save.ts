import { type SyntheticEvent, useState } from 'react'
import { errorText } from '../lib/language/error-text.ts'
import type { Banner } from '../ui/use-banner.ts'

/** Saves a part of the settings: busy meanwhile, then shows the result in the banner. */
export function useSave(onBanner: (banner: Banner) => void) {
  const [isBusy, setBusy] = useState(false)
  /** `failed` names what wasn't saved, if the reason alone is not enough. */
  async function save(event: SyntheticEvent, does: () => Promise<void>, texts: { done: string; failed?: string }) {
    event.preventDefault()
    setBusy(true)
    try {
      await does()
      onBanner({ status: 'success', text: texts.done })
    } catch (error) {
      const why = errorText(error)
      onBanner({ status: 'error', text: texts.failed ? `${texts.failed}: ${why}` : why })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
