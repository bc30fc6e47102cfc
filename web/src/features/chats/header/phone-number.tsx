import { Check, Copy } from 'lucide-react'
import { Link } from 'react-router'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { useCallContact } from '../../../lib/voice/use-call-contact.ts'
import { useCopy } from '../../../ui/use-copy.ts'
import './phone-number.css'
import { useMay } from '../../../lib/session.ts'
import { useHeaderText } from './texts.ts'

/** A telephone number to call or to copy. What is none (a short code, WhatsApp's own id) is only copied. */
export function PhoneNumber({ number, contact }: { number: string; contact?: string }) {
  const t = useHeaderText()
  const common = useText()
  const text = phoneText(number)
  const deed = useCallContact()({ number, contact })
  const { isCopied, copy } = useCopy(number, common('copied'))
  const mayCall = useMay('call')
  const look = { className: 'chat-phone-number', title: t('call_number', { number: text }) }
  return (
    <div className="chat-phone">
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
      <button
        type="button"
        className="chat-phone-copy"
        aria-label={t('copy_number')}
        title={t('copy_number')}
        onClick={copy}
      >
        {isCopied ? <Check aria-label={common('copied')} /> : <Copy aria-hidden />}
      </button>
    </div>
  )
}
