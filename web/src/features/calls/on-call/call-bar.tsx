import { Box, Flex, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { type ActiveCall, useVoice } from '../../../lib/voice/voice-state.ts'
import { keepToastsAbove } from '../../../ui/toaster.tsx'
import { partyOf } from '../party-of.ts'
import { CallControls, HangUp } from './call-controls.tsx'
import { CallTime } from './call-time.tsx'
import { QualityBadge } from './quality-badge.tsx'
import { errorInPage } from './shown-in-page.ts'
import { useOnCallText } from './texts.ts'

/** The ongoing call, below every page except those that show it themselves. */
export function CallBar({ call }: { call: ActiveCall }) {
  const t = useOnCallText()
  const { error } = useVoice()
  errorInPage.useShow()
  const name = partyOf(call, t('unknown_number'))
  return (
    <Flex
      as="section"
      ref={keepToastsAbove}
      aria-label={t('in_progress')}
      wrap="wrap"
      align="center"
      gap={{ base: '2', md: '4' }}
      paddingInline={{ base: '3', md: '6' }}
      paddingBlock="2"
      bg="bg.panel"
      borderTopWidth="1px"
      borderTopColor="border.emphasized"
    >
      <Box flex="1" minWidth="32">
        <Text fontWeight="600" truncate title={name}>
          {call.contact?.id ? (
            <Link to={`/chats?contact=${encodeURIComponent(call.contact.id)}&type=calls`}>{name}</Link>
          ) : (
            name
          )}
        </Text>
        <Flex align="center" gap="2" fontSize="sm" color="fg.muted">
          <CallTime call={call} />
          <QualityBadge />
        </Flex>
      </Box>
      <CallControls
        call={call}
        order={{ base: '1', md: '0' }}
        width={{ base: 'full', md: 'auto' }}
        justify={{ base: 'space-between', md: 'center' }}
      />
      <HangUp size={{ base: 'md', md: 'sm' }} />
      {error && (
        <Text role="alert" width="full" fontSize="sm" color="fg.error">
          {error}
        </Text>
      )}
    </Flex>
  )
}
