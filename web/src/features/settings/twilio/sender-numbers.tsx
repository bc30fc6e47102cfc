import { HStack, Text } from '@chakra-ui/react'
import { parseAddress } from '#contract/customers/channels/address.ts'
import { ADDRESSES, SENDER_KINDS } from '#contract/customers/channels/addresses.ts'
import type { TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { PhoneLink } from '../../../ui/phone-link.tsx'

/** The numbers that customers write to; only to copy, because a dealership does not call itself. */
export function SenderNumbers({ status }: { status: TwilioStatus }) {
  const common = useText()
  const language = useLanguage()
  const numbers = SENDER_KINDS.flatMap((kind) => {
    const { senderField, senderLabel } = ADDRESSES[kind]
    const number = status[senderField] && parseAddress(status[senderField]).address
    return number ? [{ name: senderLabel[language], text: phoneText(number) }] : []
  })
  if (numbers.length === 0) return null
  return (
    <HStack wrap="wrap" columnGap="6" rowGap="3" fontSize="sm">
      {numbers.map(({ name, text }) => (
        <HStack key={name} gap="1.5">
          <Text color="fg.muted">{name}</Text>
          <PhoneLink text={text} copyLabel={common('copy')} copiedLabel={common('copied')} />
        </HStack>
      ))}
    </HStack>
  )
}
