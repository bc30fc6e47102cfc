import { useSettingGroup } from '../../../data/use-setting-group.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { OutreachForm } from './outreach-form.tsx'
import { outreachTexts } from './texts.ts'

/** The dealership's own rules for what goes out by itself. */
export function OutreachSection({ title }: SettingsSectionProps) {
  const t = useText(outreachTexts)
  const { values, error, retry, save } = useSettingGroup('outreach')
  const { banner, show } = useBanner()
  if (!values && error) return <SectionError title={t('load_failed')} error={error} onRetry={retry} />
  if (!values) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <OutreachForm saved={values} save={save} onBanner={show} />
    </SectionFrame>
  )
}
