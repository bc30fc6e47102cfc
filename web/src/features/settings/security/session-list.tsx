import { Badge, Button, Flex, HStack, Icon, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useState } from 'react'
import type { SignIn } from '#contract/people/auth.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionError, SectionPart } from '../../../parts/section-frame.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { securityTexts } from './texts.ts'
import { useOwnSessions } from './use-security.ts'

const ICONS = { computer: Monitor, phone: Smartphone, tablet: Tablet }

/** The devices on which the user is signed in. */
export function SessionList({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(securityTexts)
  const { sessions, error, retry, end } = useOwnSessions()
  const [ending, setEnding] = useState<string>()
  if (!sessions && error) return <SectionError title={t('sessions_failed')} error={error} onRetry={retry} />
  if (!sessions) return <Skeleton height="32" borderRadius="xl" aria-hidden />

  async function signOut(id: string) {
    setEnding(id)
    try {
      await end(id)
      onBanner({ status: 'success', text: t(id === 'all' ? 'signed_out_all' : 'signed_out') })
    } catch (failure) {
      onBanner({ status: 'error', text: `${t('sign_out_failed')}: ${errorText(failure)}` })
    } finally {
      setEnding(undefined)
    }
  }
  return (
    <SectionPart title={t('sessions')}>
      <Stack as="ul" gap="4">
        {sessions.map((one) => (
          <Device key={one.id} session={one} isEnding={ending === one.id} onEnd={() => signOut(one.id)} />
        ))}
      </Stack>
      {sessions.length > 1 && (
        <Button variant="outline" alignSelf="flex-start" loading={ending === 'all'} onClick={() => signOut('all')}>
          {t('sign_out_all')}
        </Button>
      )}
    </SectionPart>
  )
}

function Device({ session, isEnding, onEnd }: { session: SignIn; isEnding: boolean; onEnd: () => void }) {
  const t = useText(securityTexts)
  const { fromNow } = useFormats()
  const { browser, system, kind, address, last_seen_at, is_current } = session
  const name = browser && system ? t('device_on', { browser, system }) : browser || system || t('unknown_device')
  return (
    <Flex as="li" gap="3" align="center">
      <Icon as={ICONS[kind]} boxSize="5" color="fg.muted" aria-hidden />
      <Stack gap="0" flex="1" minWidth="0">
        <HStack wrap="wrap">
          <Text fontWeight="600">{name}</Text>
          {is_current && <Badge colorPalette="green">{t('this_device')}</Badge>}
        </HStack>
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {t('seen', { when: fromNow(last_seen_at), address })}
        </Text>
      </Stack>
      {!is_current && (
        <Button size="sm" variant="outline" aria-label={`${t('sign_out')}: ${name}`} loading={isEnding} onClick={onEnd}>
          {t('sign_out')}
        </Button>
      )}
    </Flex>
  )
}
