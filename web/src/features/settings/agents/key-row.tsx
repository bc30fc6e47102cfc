import { Badge, Code, Flex, HStack, Stack, Text, Wrap } from '@chakra-ui/react'
import { Ban, Trash2 } from 'lucide-react'
import type { ApiKey } from '#contract/people/api-keys.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { keyTexts } from './key-texts.ts'

interface KeyRowProps {
  apiKey: ApiKey
  /** The key is useless, because its user is no longer an agent or manager, or is suspended. */
  isAlone: boolean
  onAsk: (deed: 'revoke' | 'delete') => void
}

/** A key: its prefix, user, permissions, and whether it is still valid. */
export function KeyRow({ apiKey, isAlone, onAsk }: KeyRowProps) {
  const t = useText(keyTexts)
  const { day, fromNow } = useFormats()
  const { name, key_prefix, user, permissions, last_used_at, expires_at, is_active } = apiKey
  const revoke = { value: 'revoke', icon: Ban, text: t('revoke'), does: () => onAsk('revoke') }
  const remove = { value: 'delete', icon: Trash2, text: t('delete'), does: () => onAsk('delete'), destructive: true }
  return (
    <Flex as="li" gap="3" paddingBlock="4" borderBottomWidth="1px" _last={{ borderBottomWidth: '0' }}>
      <Stack flex="1" minWidth="0" gap="1.5">
        <HStack wrap="wrap" gap="2">
          <Text fontWeight="600" overflowWrap="anywhere">
            {name}
          </Text>
          <State apiKey={apiKey} isAlone={isAlone} />
        </HStack>
        <HStack wrap="wrap" gap="2" fontSize="sm">
          <Code>{key_prefix}…</Code>
          <Text color="fg.muted">{user.name}</Text>
        </HStack>
        <Wrap gap="1.5">
          {permissions.map((scope) => (
            <Badge key={scope} variant="surface" title={scope}>
              {t(scope)}
            </Badge>
          ))}
        </Wrap>
        <Text fontSize="sm" color="fg.muted">
          {last_used_at ? t('last_used', { when: fromNow(last_used_at) }) : t('never_used')}
          {' · '}
          {expires_at ? t('expires', { when: day(expires_at) }) : t('never_expires')}
        </Text>
      </Stack>
      <RowMenu label={t('actions', { name })} variant="ghost" deeds={is_active ? [revoke, remove] : [remove]} />
    </Flex>
  )
}

function State({ apiKey: { is_active, expires_at }, isAlone }: Pick<KeyRowProps, 'apiKey' | 'isAlone'>) {
  const t = useText(keyTexts)
  if (!is_active) return <Badge colorPalette="red">{t('revoked')}</Badge>
  if (expires_at !== null && Date.parse(expires_at) < serverNow())
    return <Badge colorPalette="orange">{t('expired')}</Badge>
  if (isAlone)
    return (
      <Badge colorPalette="orange" title={t('no_access_hint')}>
        {t('no_access')}
      </Badge>
    )
  return <Badge colorPalette="green">{t('active')}</Badge>
}
