import { Badge, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react'
import type { OrganizationRow } from '#contract/people/admin.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { adminTexts } from './texts.ts'
import type { AdminDeed } from './use-admin.ts'

interface OrganizationEntryProps {
  organization: OrganizationRow
  onAsk: (deed: AdminDeed) => void
  onClose: () => void
}

/** A dealership: its people, its volumes, the state of its connection, and whether it may send. */
export function OrganizationEntry({ organization, onAsk, onClose }: OrganizationEntryProps) {
  const t = useText(adminTexts)
  const { day } = useFormats()
  const { name, suspended, closing_at, refundable, created_at, people, contacts, conversations } = organization
  return (
    <Panel asChild padding={{ base: '4', md: '5' }}>
      <li>
        <Flex gap="4" wrap="wrap" align="center">
          <Stack flex="1" minWidth={{ base: 'full', sm: '16rem' }} gap="1.5">
            <HStack wrap="wrap">
              <Text as="h2" fontWeight="650" overflowWrap="anywhere">
                {name}
              </Text>
              {suspended && <Badge colorPalette="red">{t('suspended')}</Badge>}
              {closing_at && <Badge colorPalette="red">{t('closing', { day: day(closing_at) })}</Badge>}
            </HStack>
            <Text fontSize="sm" color="fg.muted">
              {[
                t('people', { count: people }),
                t('contacts', { count: contacts }),
                t('conversations', { count: conversations }),
                t('since', { day: day(created_at) }),
              ].join(' · ')}
            </Text>
            <Connection organization={organization} />
          </Stack>
          <HStack wrap="wrap">
            <Button variant="outline" onClick={() => onAsk('lost_device')}>
              {t('lost_device')}
            </Button>
            {refundable && (
              <Button variant="outline" onClick={() => onAsk('refund')}>
                {t('refund')}
              </Button>
            )}
            <Button
              variant="outline"
              colorPalette={suspended ? undefined : 'red'}
              onClick={() => onAsk(suspended ? 'open' : 'suspend')}
            >
              {t(suspended ? 'open' : 'suspend')}
            </Button>
            <Button
              variant="outline"
              colorPalette={closing_at ? undefined : 'red'}
              onClick={() => (closing_at ? onAsk('keep') : onClose())}
            >
              {t(closing_at ? 'keep' : 'close')}
            </Button>
          </HStack>
        </Flex>
      </li>
    </Panel>
  )
}

function Connection({ organization: { connection } }: Pick<OrganizationEntryProps, 'organization'>) {
  const t = useText(adminTexts)
  const { fromNow } = useFormats()
  const { connected, phone_number, last_webhook_at, rejected_webhooks } = connection
  if (!connected) return <Badge alignSelf="flex-start">{t('not_connected')}</Badge>
  return (
    <HStack wrap="wrap" fontSize="sm" color="fg.muted">
      <Badge colorPalette={rejected_webhooks > 0 ? 'orange' : 'green'}>
        {rejected_webhooks > 0 ? t('rejected', { count: rejected_webhooks }) : t('connected')}
      </Badge>
      {phone_number && <Text>{phoneText(phone_number)}</Text>}
      <Text>{last_webhook_at ? t('last_webhook', { when: fromNow(last_webhook_at) }) : t('no_webhook')}</Text>
    </HStack>
  )
}
