import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { useCallContact } from '../../lib/voice/use-call-contact.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useContactText } from './texts.ts'

/** A number to call or copy. WhatsApp's own id, which is no telephone number, is text. */
export function ContactPhone({ number, contact }: { number: string; contact: string }) {
  const t = useContactText()
  const common = useText()
  const callOf = useCallContact()
  const mayCall = useMay('call')
  const text = phoneText(number)
  if (!number.startsWith('+')) return <span title={number}>{text}</span>
  return (
    <PhoneLink
      text={text}
      call={mayCall ? { label: t('call_number', { number: text }), deed: callOf({ number, contact }) } : undefined}
      copyLabel={common('copy')}
      copiedLabel={common('copied')}
    />
  )
}
