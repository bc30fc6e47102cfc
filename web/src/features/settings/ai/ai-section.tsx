import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { AiForm } from './ai-form.tsx'
import { aiTexts } from './texts.ts'
import { UsagePart } from './usage-part.tsx'
import { useAi } from './use-ai.ts'

/** The AI's vendors and their keys, this month's usage, and its limits (S2 §2.3). */
export function AiSection({ title }: SettingsSectionProps) {
  const t = useText(aiTexts)
  const ai = useAi()
  const { banner, show } = useBanner()
  const { values, error, retry } = ai
  if (!values && error) return <SectionError title={t('load_failed')} error={error} onRetry={retry} />
  if (!values) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <UsagePart usage={ai.usage} limit={values.ai_monthly_token_limit} costLimit={values.ai_monthly_cost_limit} />
      <AiForm ai={ai} saved={values} onBanner={show} />
    </SectionFrame>
  )
}
