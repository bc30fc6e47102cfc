import { Button, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useDcidFilter } from '../../../data/inventory.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useSourceText } from '../source-texts.ts'
import { type Integrations, PROVIDER_NAME } from '../use-integrations.ts'

interface DisconnectButtonProps {
  integrations: Integrations
  onDisconnected: () => void
}

/** Asks before disconnecting an integration, and does it. */
export function DisconnectButton({ integrations, onDisconnected }: DisconnectButtonProps) {
  const t = useSourceText()
  const common = useText()
  const { code } = useDcidFilter()
  const [isAsking, setAsking] = useState(false)
  async function disconnect() {
    try {
      await integrations.disconnect()
      onDisconnected()
      toaster.create({ type: 'success', title: t('disconnected') })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('disconnect_failed')) })
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      <Button size="sm" variant="outline" color="fg.error" onClick={() => setAsking(true)}>
        {t('disconnect')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('disconnect')}
        confirmLabel={t('disconnect')}
        cancelLabel={common('cancel')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={disconnect}
      >
        <Text>{t('disconnect_question', { provider: PROVIDER_NAME })}</Text>
        <Text marginTop="2">{t('disconnect_hint')}</Text>
        {code !== null && <Text marginTop="2">{t('disconnect_filter', { code })}</Text>}
      </ConfirmDialog>
    </>
  )
}
