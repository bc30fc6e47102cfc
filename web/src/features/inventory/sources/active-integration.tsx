import { Badge, Box, Button, HStack, Text } from '@chakra-ui/react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useSourceText } from '../source-texts.ts'
import { type Integration, type Integrations, PROVIDER_NAME } from '../use-integrations.ts'
import { DisconnectButton } from './disconnect-button.tsx'
import { SourceCard } from './source-card.tsx'

interface ActiveIntegrationProps {
  integration: Integration
  integrations: Integrations
  onConnect: () => void
  onDisconnected: () => void
}

/** The system that provides the inventory: its server, since when, and buttons to change or disconnect it. */
export function ActiveIntegration({ integration, onConnect, ...rest }: ActiveIntegrationProps) {
  const t = useSourceText()
  const { fromNow } = useFormats()
  const when = fromNow(integration.connected_at, useNow())
  const who = integration.connected_by
  return (
    <SourceCard>
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
        <DisconnectButton {...rest} />
      </HStack>
    </SourceCard>
  )
}
