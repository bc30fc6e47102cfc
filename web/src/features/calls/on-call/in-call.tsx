import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ActiveCall } from '../../../lib/voice/voice-state.ts'
import { PersonAvatar } from '../../../ui/person-avatar.tsx'
import { numberText, partyOf } from '../party-of.ts'
import { CallControls, HangUp } from './call-controls.tsx'
import { CallTime } from './call-time.tsx'
import { QualityBadge } from './quality-badge.tsx'
import { callInPage } from './shown-in-page.ts'
import { useOnCallText } from './texts.ts'

/** The ongoing call, on a page about calls. */
export function InCall({ call }: { call: ActiveCall }) {
  const t = useOnCallText()
  const unknown = t('unknown_number')
  const name = partyOf(call, unknown)
  const number = numberText(call.number, unknown)
  callInPage.useShow()
  return (
    <Stack as="section" aria-label={t('in_progress')} align="center" gap="4" paddingBlock="4">
      <Heading as="h2" size="md" fontWeight="600" color="fg.muted">
        {t('in_progress')}
      </Heading>
      <PersonAvatar name={name} colorSeed={call.contact?.id ?? call.number} size="md" boxSize="16" fontSize="2xl" />
      <Stack align="center" gap="1" textAlign="center">
        <Text fontSize="2xl" fontWeight="650" overflowWrap="anywhere">
          {name}
        </Text>
        {number !== name && <Text color="fg.muted">{number}</Text>}
        <CallTime call={call} />
        <QualityBadge />
      </Stack>
      <Flex wrap="wrap" gap="2" justify="center">
        <CallControls call={call} isLarge />
        <HangUp />
      </Flex>
    </Stack>
  )
}
