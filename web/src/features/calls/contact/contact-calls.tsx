import { Button, Center, Stack } from '@chakra-ui/react'
import { Phone } from 'lucide-react'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { startCall } from '../../../lib/voice/dial.ts'
import { useVoice } from '../../../lib/voice/voice-state.ts'
import { Notice } from '../../../ui/notice.tsx'
import { InCall } from '../on-call/in-call.tsx'
import { StartService } from '../start-service.tsx'
import { useCallText } from '../texts.ts'
import { VoiceError } from '../voice-error.tsx'
import { ContactHistory } from './contact-history.tsx'

interface ContactCallsProps {
  contact: string
  name: string
  /** The number to call; null if no phone number is known. */
  number: string | null
}

/** The calls with a contact, and the phone (S2 §2.1). */
export function ContactCalls(props: ContactCallsProps) {
  const { contact } = props
  const { active } = useVoice()
  return (
    <Stack gap="6" width="full" maxWidth="720px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <VoiceError />
      <Center>{active?.contact?.id === contact ? <InCall call={active} /> : <Start {...props} />}</Center>
      <ContactHistory {...props} />
    </Stack>
  )
}

function Start({ contact, number }: ContactCallsProps) {
  const t = useCallText()
  const { phase, active } = useVoice()
  if (!number?.startsWith('+')) return <Notice status="info" title={t('no_number')} />
  if (phase !== 'ready') return <StartService />
  return (
    <Button size="lg" disabled={active !== null} title={phoneText(number)} onClick={() => startCall(number, contact)}>
      <Phone aria-hidden /> {t('call_contact')}
    </Button>
  )
}
