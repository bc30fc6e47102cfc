import { Button, Heading, Stack, Text } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { DialogFrame } from '../../../ui/dialog-frame.tsx'
import { useSourceText } from '../source-texts.ts'
import type { Integrations } from '../use-integrations.ts'
import { ActiveIntegration } from './active-integration.tsx'
import { SourceCard } from './source-card.tsx'

interface IntegrationsDialogProps {
  open: boolean
  integrations: Integrations
  onClose: () => void
  onConnect: () => void
  onDisconnected: () => void
}

/** The systems that provide the inventory, and the available ones (S1 §2). */
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
          {active ? (
            <ActiveIntegration integration={active} {...rest} />
          ) : (
            <Text color="fg.muted">{t('no_active')}</Text>
          )}
        </Stack>
        {!active && (
          <Stack as="section" gap="3">
            <Heading as="h3" size="sm">
              {t('available')}
            </Heading>
            <SourceCard>
              <Text flex="1" minWidth="180px">
                {t('dealer_center')}
              </Text>
              <Button size="sm" onClick={onConnect}>
                {t('connect')}
              </Button>
            </SourceCard>
          </Stack>
        )}
      </Stack>
    </DialogFrame>
  )
}
