import { STATUS_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { DATE_FIELDS, factsOfTrigger } from '#contract/outreach/automation-facts.ts'
import type { Trigger } from '#contract/outreach/automation-schema.ts'
import { spanOf } from '#contract/outreach/span-of.ts'
import { useFields } from '../../data/fields.ts'
import { useLabels } from '../../data/labels.ts'
import { useStages } from '../../data/stages.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { automationTexts } from './texts.ts'

/** Returns what sets an automation off, in one line. */
export function useTriggerWords() {
  const t = useText(automationTexts)
  const language = useLanguage()
  const { dollars: written } = useFormats()
  const { nameOf } = useStages()
  const labels = useLabels()
  const own = useFields().data?.data ?? []
  return ({ on, minutes, hours, days, dollars, pace, stage, label, status, field }: Trigger): string => {
    const time = (minutes ?? 0) + (hours ?? 0) * 60 + (days ?? 0) * 1440
    const details = [
      time > 0 && spanOf(time, language),
      dollars ? `${written(dollars)}+` : '',
      pace && t('a_day', { count: pace }),
      stage && nameOf(stage),
      label && labels.nameOf(label),
      status && STATUS_FACTS[status as keyof typeof STATUS_FACTS]?.label[language],
      field &&
        (DATE_FIELDS[field as keyof typeof DATE_FIELDS]?.[language] ?? own.find(({ key }) => key === field)?.name),
    ]
    return [factsOfTrigger(on).label[language], details.filter(Boolean).join(' · ')].filter(Boolean).join(': ')
  }
}
