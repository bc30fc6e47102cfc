import { Text } from '@chakra-ui/react'
import type { Connect } from '#contract/telephony/connect.ts'
import { numberReason } from '#contract/telephony/number-reasons.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { connectTexts } from './texts.ts'

/** The usual numbers that Twilio serves no more: why, and what to do. */
export function LostNumbers({ lost }: Pick<Connect, 'lost'>) {
  const t = useText(connectTexts)
  const language = useLanguage()
  return lost.map(({ kind, number, code }) => {
    const { words, next } = numberReason(kind, code)
    return (
      <Notice key={kind} status="error" title={t(`lost_${kind}`, { number: phoneText(number) })}>
        <Text>{words[language]}</Text>
        <Text fontWeight="600">{next[language]}</Text>
      </Notice>
    )
  })
}
