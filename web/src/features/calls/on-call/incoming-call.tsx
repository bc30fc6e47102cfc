import { Badge, Box, Button, Flex, HStack, Portal, Stack, Text } from '@chakra-ui/react'
import { Phone, PhoneIncoming, PhoneOff } from 'lucide-react'
import { useInboxRow } from '../../../data/conversations/conversations.ts'
import { useStages } from '../../../data/stages.ts'
import { useActs } from '../../../lib/acts.ts'
import { usePreview } from '../../../lib/use-preview.ts'
import { acceptCall, rejectCall } from '../../../lib/voice/ringing.ts'
import { useVoice, type VoiceState } from '../../../lib/voice/voice-state.ts'
import { PersonAvatar } from '../../../ui/person-avatar.tsx'
import { numberText, partyOf } from '../party-of.ts'
import { useOnCallText } from './texts.ts'
import { useRing } from './use-ring.ts'

type Incoming = NonNullable<VoiceState['incoming']>

/** An incoming call. It is shown above everything and takes no focus: typing elsewhere must not answer the call. */
export function IncomingCall({ call }: { call: Incoming }) {
  const t = useOnCallText()
  const { error } = useVoice()
  const { nameOf } = useStages()
  const unknown = t('unknown_number')
  const name = partyOf(call, unknown)
  const number = numberText(call.number, unknown)
  useActs([
    { id: 'accept', group: 'call', label: t('accept'), run: () => void acceptCall() },
    { id: 'reject', group: 'call', label: t('reject'), isEnd: true, run: rejectCall },
  ])
  useRing(call.id, t('incoming_from', { name }))
  return (
    <Portal>
      <Box
        role="alertdialog"
        aria-label={t('incoming_call')}
        position="fixed"
        zIndex="toast"
        top={{ base: '3', md: '6' }}
        insetInline={{ base: '3', md: 'auto' }}
        insetEnd={{ md: '6' }}
        width={{ md: 'sm' }}
        padding="5"
        bg="bg.panel"
        borderWidth="1px"
        borderRadius="xl"
        boxShadow="xl"
        // Stays clickable when a dialog has made the rest of the page inert.
        pointerEvents="auto"
      >
        <Stack gap="4">
          <Flex gap="3.5" align="center">
            <PersonAvatar name={name} colorSeed={call.contact?.id ?? call.number} size="md" />
            <Box flex="1" minWidth="0" role="status">
              <HStack fontSize="sm" color="fg.muted" gap="1.5">
                <PhoneIncoming size={15} aria-hidden /> {t('incoming_call')}
              </HStack>
              <Text fontSize="lg" fontWeight="650" truncate>
                {name}
              </Text>
              {number !== name && <Text fontVariantNumeric="tabular-nums">{number}</Text>}
            </Box>
          </Flex>
          {call.contact?.id ? <Caller contact={call.contact.id} /> : call.stage && <Badge>{nameOf(call.stage)}</Badge>}
          {error && (
            <Text role="alert" fontSize="sm" color="fg.error">
              {error}
            </Text>
          )}
          <HStack gap="3">
            <Button flex="1" size="lg" colorPalette="red" onClick={rejectCall}>
              <PhoneOff aria-hidden /> {t('reject')}
            </Button>
            <Button flex="1" size="lg" bg="green.700" color="white" onClick={acceptCall}>
              <Phone aria-hidden /> {t('accept')}
            </Button>
          </HStack>
        </Stack>
      </Box>
    </Portal>
  )
}

/** The caller's stage, and the last message. */
function Caller({ contact }: { contact: string }) {
  const { data } = useInboxRow(contact)
  const preview = usePreview()
  const { nameOf } = useStages()
  if (!data) return null
  return (
    <Stack gap="1.5" align="flex-start">
      <Badge>{nameOf(data.contact.stage)}</Badge>
      {data.last_message && (
        <Text fontSize="sm" color="fg.muted" lineClamp="2">
          {preview(data.last_message)}
        </Text>
      )}
    </Stack>
  )
}
