import { phoneText } from '../../lib/language/phone-text.ts'
import { useText } from '../../lib/language/text.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { useContactText } from './texts.ts'

/** A number to call or copy. WhatsApp's own id, which is no telephone number, is text. */
export function ContactPhone({ number }: { number: string }) {
  const t = useContactText()
  const common = useText()
  const text = phoneText(number)
  if (!number.startsWith('+')) return <span title={number}>{text}</span>
  return (
    <PhoneLink
      number={number}
      text={text}
      callLabel={t('call_number', { number: text })}
      copyLabel={common('copy')}
      copiedLabel={common('copied')}
    />
  )
}
