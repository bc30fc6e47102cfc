import { Clipboard } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import './phone-number.css'
import { useHeaderText } from './texts.ts'

const COPIED_MS = 2_000

/** A telephone number to call or to copy. What is none (a short code, WhatsApp's own id) is only copied. */
export function PhoneNumber({ number }: { number: string }) {
  const t = useHeaderText()
  const common = useText()
  const text = phoneText(number)
  return (
    <Clipboard.Root className="chat-phone" value={number} timeout={COPIED_MS}>
      {number.startsWith('+') ? (
        <a className="chat-phone-number" href={`tel:${number}`} title={t('call_number', { number: text })}>
          {text}
        </a>
      ) : (
        <span className="chat-phone-number">{text}</span>
      )}
      <Clipboard.Trigger className="chat-phone-copy" aria-label={t('copy_number')} title={t('copy_number')}>
        <Clipboard.Indicator copied={<Check aria-label={common('copied')} />}>
          <Copy aria-hidden />
        </Clipboard.Indicator>
      </Clipboard.Trigger>
    </Clipboard.Root>
  )
}
