import { Text } from '@chakra-ui/react'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import type { Ending } from './read-answer.ts'
import { whatsappTexts } from './texts.ts'

/** Meta's names of its window's steps, as far as they begin alike. */
const STEPS = [
  [/PERMISSION|CONSENT/i, 'step_permission'],
  [/VERIF|OTP|CODE/i, 'step_code'],
  [/PHONE/i, 'step_phone'],
  [/BUSINESS|WABA|ACCOUNT|PORTFOLIO/i, 'step_business'],
] as const

const stepOf = (name: string) => STEPS.find(([pattern]) => pattern.test(name))?.[1] ?? 'step_unknown'

/** How Meta's window ended, and what to do. */
export function SignupEnding({ ending, number }: { ending: Ending; number: string }) {
  const t = useText(whatsappTexts)
  const title =
    ending.kind === 'cancelled' ? t('end_cancelled', { step: t(stepOf(ending.step)) }) : t(`end_${ending.kind}`)
  const next =
    ending.kind === 'no_number' ? t('end_no_number_next', { number: phoneText(number) }) : t(`end_${ending.kind}_next`)
  return (
    <Notice status={ending.kind === 'cancelled' || ending.kind === 'closed' ? 'warning' : 'error'} title={title}>
      {'said' in ending && ending.said && <Text>{ending.said}</Text>}
      <Text>{next}</Text>
    </Notice>
  )
}
