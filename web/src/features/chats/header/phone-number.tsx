import { Clipboard } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useCallContact } from '../../../lib/voice/use-call-contact.ts'
import { sayCopied } from '../../../ui/say-copied.ts'
import './phone-number.css'
import { useMay } from '../../../lib/session.ts'
import { useHeaderText } from './texts.ts'

const COPIED_MS = 2_000

/** A telephone number to call or to copy. What is none (a short code, WhatsApp's own id) is only copied. */
export function PhoneNumber({ number, contact }: { number: string; contact?: string }) {
  const t = useHeaderText()
  const common = useText()
  const text = phoneText(number)
  const deed = useCallContact()({ number, contact })
  const mayCall = useMay('call')
  const look = { className: 'chat-phone-number', title: t('call_number', { number: text }) }
  return (
    <Clipboard.Root
      className="chat-phone"
      value={number}
      timeout={COPIED_MS}
      onStatusChange={sayCopied(common('copied'))}
    >
      {!mayCall || !number.startsWith('+') ? (
        <span className="chat-phone-number">{text}</span>
      ) : typeof deed === 'function' ? (
        <button type="button" {...look} onClick={deed}>
          {text}
        </button>
      ) : (
        <Link {...look} to={deed}>
          {text}
        </Link>
      )}
      <Clipboard.Trigger className="chat-phone-copy" aria-label={t('copy_number')} title={t('copy_number')}>
        <Clipboard.Indicator copied={<Check aria-label={common('copied')} />}>
          <Copy aria-hidden />
        </Clipboard.Indicator>
      </Clipboard.Trigger>
    </Clipboard.Root>
  )
}
