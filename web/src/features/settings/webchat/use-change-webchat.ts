import { useState } from 'react'
import { saveWebchat, type Webchat, type WebchatChange } from '../../../data/webchat.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import type { Banner } from '../../../ui/use-banner.ts'
import { settingsTexts } from '../texts.ts'
import { webchatTexts } from './texts.ts'

/**
 * Saves one part at a time, since all are written together: `busy` is the one that is being saved. `change` returns null
 * once it is saved, else the server's words by field: none of them where the banner says what failed.
 */
export function useChangeWebchat(saved: Webchat | undefined, onBanner: (banner: Banner) => void) {
  const t = useText(webchatTexts)
  const shared = useText(settingsTexts)
  const [busy, setBusy] = useState<keyof WebchatChange>()

  async function change(part: WebchatChange): Promise<Readonly<Record<string, string>> | null> {
    if (!saved) return {}
    const { is_on, sites, greeting } = saved
    setBusy(Object.keys(part)[0] as keyof WebchatChange)
    try {
      await saveWebchat({ is_on, sites, greeting, ...part })
      onBanner({ status: 'success', text: t('saved') })
      return null
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields : {}
      if (Object.keys(refused).length === 0)
        onBanner({ status: 'error', text: `${shared('save_failed')}: ${errorText(error)}` })
      return refused
    } finally {
      setBusy(undefined)
    }
  }
  return { busy, change }
}
export type Changing = ReturnType<typeof useChangeWebchat>
