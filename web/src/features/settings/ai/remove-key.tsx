import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { aiTexts } from './texts.ts'

interface RemoveKeyProps {
  /** The vendor's name. */
  name: string
  remove: () => Promise<void>
  onBanner: (banner: Banner) => void
}

/** Removes a vendor's saved key, after confirmation. */
export function RemoveKey({ name: provider, remove, onBanner }: RemoveKeyProps) {
  const t = useText(aiTexts)
  const common = useText()
  const [isAsked, ask] = useState(false)
  return (
    <>
      <Button type="button" variant="ghost" color="fg.error" onClick={() => ask(true)}>
        {t('remove_key')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t('remove_key_of', { provider })}
        confirmLabel={t('remove_key')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => ask(false)}
        onConfirm={async () => {
          try {
            await remove()
            onBanner({ status: 'success', text: t('key_removed', { provider }) })
          } catch (error) {
            onBanner({ status: 'error', text: `${t('remove_failed')}: ${errorText(error)}` })
          }
          ask(false)
        }}
      >
        {t('remove_key_question', { provider })}
      </ConfirmDialog>
    </>
  )
}
