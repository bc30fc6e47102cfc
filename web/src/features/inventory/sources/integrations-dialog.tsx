import { Badge, Box, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useState } from 'react'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { useNow } from '../../../lib/use-now.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { useReadAgain } from '../use-read-again.ts'
import { useSourceText } from './texts.ts'
import { type Integration, type Integrations, PROVIDER_NAME } from './use-integrations.ts'

interface IntegrationsDialogProps {
  open: boolean
  integrations: Integrations
  onClose: () => void
  onConnect: () => void
  onDisconnected: () => void
}

/** Which systems bring the inventory, and which could (S1 §2). */
export function IntegrationsDialog({ open, onClose, ...rest }: IntegrationsDialogProps) {
  const t = useSourceText()
  const common = useText()
  const { integrations, onConnect } = rest
  const { active } = integrations
  return (
    <DialogFrame open={open} onClose={onClose} title={t('integrations')} closeLabel={common('close')} size="lg">
      <Stack gap="6">
        <Stack as="section" gap="3">
          <Heading as="h3" size="sm">
            {t('active_integrations')}
          </Heading>
          {active ? <Active integration={active} {...rest} /> : <Text color="fg.muted">{t('no_active')}</Text>}
        </Stack>
        {!active && (
          <Stack as="section" gap="3">
            <Heading as="h3" size="sm">
              {t('available')}
            </Heading>
            <Card>
              <Text flex="1" minWidth="180px">
                {t('dealer_center')}
              </Text>
              <Button size="sm" onClick={onConnect}>
                {t('connect')}
              </Button>
            </Card>
          </Stack>
        )}
      </Stack>
    </DialogFrame>
  )
}

type ActiveProps = Omit<IntegrationsDialogProps, 'open' | 'onClose'> & { integration: Integration }

function Active({ integration, onConnect, ...rest }: ActiveProps) {
  const t = useSourceText()
  const { fromNow } = useFormats()
  const when = fromNow(integration.connected_at, useNow())
  const who = integration.connected_by
  return (
    <Card>
      <Box flex="1" minWidth="220px">
        <HStack gap="2.5">
          <Text fontWeight="600">{PROVIDER_NAME}</Text>
          <Badge colorPalette="green">{t('status_active')}</Badge>
        </HStack>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {integration.username}@{integration.server}
        </Text>
        <Text fontSize="sm" color="fg.muted">
          {who ? t('connected_by', { when, who }) : t('connected', { when })}
        </Text>
        {integration.allow_plain && (
          <Text fontSize="sm" color="fg.warning">
            {t('plain_ftp')}
          </Text>
        )}
      </Box>
      <HStack wrap="wrap" gap="2">
        <Button size="sm" variant="outline" onClick={onConnect}>
          {t('change')}
        </Button>
        <Disconnect {...rest} />
      </HStack>
    </Card>
  )
}

function Disconnect({ integrations, onDisconnected }: Omit<ActiveProps, 'integration' | 'onConnect'>) {
  const t = useSourceText()
  const common = useText()
  const readAgain = useReadAgain()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function disconnect() {
    setBusy(true)
    try {
      await integrations.disconnect()
      onDisconnected()
      await readAgain()
      toaster.create({ type: 'success', title: t('disconnected') })
    } catch (error) {
      toaster.create({ type: 'error', title: errorText(error, t('disconnect_failed')) })
    } finally {
      setBusy(false)
      setAsking(false)
    }
  }
  return (
    <>
      <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking(true)}>
        {t('disconnect')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('disconnect')}
        confirmLabel={t('disconnect')}
        cancelLabel={common('cancel')}
        destructive
        busy={isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={disconnect}
      >
        {t('disconnect_question', { provider: PROVIDER_NAME })}
      </ConfirmDialog>
    </>
  )
}

function Card({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" align="center" gap="4" padding="4" borderWidth="1px" borderRadius="xl">
      {children}
    </Flex>
  )
}
