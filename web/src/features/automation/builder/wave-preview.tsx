import { Skeleton, Stack, Text } from '@chakra-ui/react'
import { TRIGGER_AMOUNTS } from '#contract/outreach/automation-facts.ts'
import type { Step } from '#contract/outreach/automation-schema.ts'
import { LEFT_OUT, LEFT_OUT_REASONS } from '#contract/outreach/send-facts.ts'
import { useWave } from '../../../data/automations.ts'
import { reachOf } from '../../../data/use-added-up.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { builderTexts } from './texts.ts'
import type { Draft } from './use-builder.ts'

/** Of the first step what decides whom it reaches: its words are typed, and change nothing. */
const whatReaches = ([first]: Step[]): Step[] =>
  first ? [{ act: first.act, channel: first.channel, template_id: first.template_id }] : []

/** How many are quiet already, how long the pace takes for them, and whom the first message can't reach. */
export function WavePreview({ draft, id }: { draft: Draft; id: string | undefined }) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const { number, moment } = useFormats()
  const { trigger, conditions, steps, purpose, cool_down_minutes } = draft
  const { days = 0, pace = 0 } = trigger
  const { least, most } = TRIGGER_AMOUNTS.days
  const asked = { id, days, conditions, steps: whatReaches(steps), purpose, cool_down_minutes }
  const { data, error, isCounting } = useWave(days >= least && days <= most ? asked : null)
  if (error) return <Text color="fg.muted">{t('wave_failed')}</Text>
  if (!data) return isCounting ? <Skeleton height="12" aria-hidden /> : null
  const reach = reachOf(data)
  const reasons = LEFT_OUT_REASONS.filter((reason) => data.left_out[reason])
  const each = reasons.map((reason) => `${LEFT_OUT[reason][language]} ${number(data.left_out[reason] ?? 0)}`)
  return (
    <Stack gap="1" padding="3" bg="bg.muted" borderRadius="lg" fontSize="sm" role="status" aria-busy={isCounting}>
      <Text fontWeight="600">{data.size === 0 ? t('wave_nobody') : t('wave_found', { count: data.size })}</Text>
      {reach > 0 && pace > 0 && (
        <Text>
          {t('wave_days', { reach: number(reach), pace: number(pace), count: Math.ceil(reach / pace) })}{' '}
          {t('wave_begins', { time: moment(data.begins_at) })}
        </Text>
      )}
      {each.length > 0 && <Text color="fg.muted">{t('wave_left_out', { reasons: each.join(' · ') })}</Text>}
    </Stack>
  )
}
