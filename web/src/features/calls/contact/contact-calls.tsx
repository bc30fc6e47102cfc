import { Button, Center, Stack, Wrap } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { allAddresses } from '#contract/customers/channels/addresses.ts'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { startCall } from '../../../lib/voice/dial.ts'
import { useVoice } from '../../../lib/voice/voice-state.ts'
import { Notice } from '../../../ui/notice.tsx'
import { InCall } from '../on-call/in-call.tsx'
import { StartService } from '../start-service.tsx'
import { useCallText } from '../texts.ts'
import { VoiceError } from '../voice-error.tsx'
import { ContactHistory } from './contact-history.tsx'

interface StartProps {
  contact: string
  /** The numbers to call, each with its label; none if no phone number is known. */
  numbers: { value: string; label: string }[]
}

/** The calls with a contact, and the phone (S2 §2.1). */
export function ContactCalls({ row }: { row: ConversationRow }) {
  const contact = row.contact_id
  const numbers = allAddresses(row.contact).filter(({ value }) => value.startsWith('+'))
  const { active } = useVoice()
  return (
    <Stack gap="6" width="full" maxWidth="720px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <VoiceError />
      <Center>
        {active?.contact?.id === contact ? <InCall call={active} /> : <Start contact={contact} numbers={numbers} />}
      </Center>
      <ContactHistory contact={contact} name={phoneText(row.display_name)} />
    </Stack>
  )
}

function Start({ contact, numbers }: StartProps) {
  const t = useCallText()
  const { phase, active } = useVoice()
  if (numbers.length === 0) return <Notice status="info" title={t('no_number')} />
  if (phase !== 'ready') return <StartService />
  return (
    <Wrap justify="center" gap="3">
      {numbers.map(({ value, label }) => (
        <Button
          key={value}
          size="lg"
          disabled={active !== null}
          title={phoneText(value)}
          onClick={() => startCall(value, contact)}
        >
          <Phone aria-hidden />{' '}
          {numbers.length === 1 ? t('call_contact') : [label, phoneText(value)].filter(Boolean).join(' ')}
        </Button>
      ))}
    </Wrap>
  )
}
