import { Stack, Text } from '@chakra-ui/react'
import type { RegistrationRefusal as Refusal } from '#contract/telephony/registration.ts'
import { REGISTRATION_REASONS } from '#contract/telephony/registration-reasons.ts'
import { say } from '#contract/words.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Notice } from '../../../ui/notice.tsx'
import { registrationTexts } from './registration-texts.ts'

/** Why it was refused, in words, and how long and how often it can be corrected. */
export function RegistrationRefusal({ refusal }: { refusal: Refusal }) {
  const t = useText(registrationTexts)
  const language = useLanguage()
  const { day } = useFormats()
  const { step, reasons, edit_until, tries_left, is_final } = refusal
  const shown = reasons.length > 0 ? reasons : [{ code: '', reason: 'other' as const, said: null }]
  return (
    <Notice status={is_final ? 'error' : 'warning'} title={t('refused_title', { step: t(`step_${step}`) })}>
      <Stack gap="2">
        {shown.map(({ code, reason, said }) => (
          <Stack key={code + reason + said} gap="0.5">
            <Text>{say(REGISTRATION_REASONS[reason].words, language, {})}</Text>
            {said && (
              <Text fontSize="sm" color="fg.muted">
                {t('said', { said: code ? `${said} (${code})` : said })}
              </Text>
            )}
          </Stack>
        ))}
        {edit_until && <Text fontWeight="600">{t('edit_until', { date: day(edit_until) })}</Text>}
        {tries_left !== null && !is_final && <Text>{t('tries_left', { count: tries_left })}</Text>}
      </Stack>
    </Notice>
  )
}
