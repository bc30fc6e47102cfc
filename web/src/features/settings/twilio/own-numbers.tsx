import { HStack, Text } from '@chakra-ui/react'
import { parseAddress } from '#contract/customers/channels/address.ts'
import { ADDRESS_KINDS, ADDRESSES } from '#contract/customers/channels/addresses.ts'
import type { TwilioStatus } from '#contract/telephony/twilio-settings.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { PhoneLink } from '../../../ui/phone-link.tsx'
import { twilioTexts } from './texts.ts'

/** The numbers that customers write to. */
export function OwnNumbers({ status }: { status: TwilioStatus }) {
  const t = useText(twilioTexts)
  const common = useText()
  const language = useLanguage()
  const numbers = ADDRESS_KINDS.flatMap((kind) => {
    const { senderField, senderLabel } = ADDRESSES[kind]
    const number = status[senderField] && parseAddress(status[senderField]).address
    return number ? [{ name: senderLabel[language], number, text: phoneText(number) }] : []
  })
  if (numbers.length === 0) return null
  return (
    <HStack wrap="wrap" columnGap="6" rowGap="0" fontSize="sm">
      {numbers.map(({ name, number, text }) => (
        <HStack key={name} gap="1.5">
          <Text color="fg.muted">{name}</Text>
          <PhoneLink
            number={number}
            text={text}
            callLabel={t('call_number', { number: text })}
            copyLabel={common('copy')}
            copiedLabel={common('copied')}
          />
        </HStack>
      ))}
    </HStack>
  )
}
