import { useSettingGroup } from '../../../data/use-setting-group.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { AppointmentsForm } from './appointments-form.tsx'
import { appointmentSettingTexts } from './texts.ts'

/** How appointments are booked, and what customers are told of them. */
export function AppointmentsSection({ title }: SettingsSectionProps) {
  const t = useText(appointmentSettingTexts)
  const group = useSettingGroup('appointments')
  const { banner, show } = useBanner()
  if (!group.values && group.error)
    return <SectionError title={t('load_failed')} error={group.error} onRetry={group.retry} />
  if (!group.values) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <AppointmentsForm saved={group.values} onSave={group.save} onBanner={show} />
    </SectionFrame>
  )
}
