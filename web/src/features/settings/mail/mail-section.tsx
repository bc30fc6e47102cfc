import { useMailSettings } from '../../../data/mail.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { DomainPart } from './domain-part.tsx'
import { FootForm } from './foot-form.tsx'
import { mailTexts } from './texts.ts'

/** Where the dealership's mail comes from, and what stands below it. */
export function MailSection({ title }: SettingsSectionProps) {
  const t = useText(mailTexts)
  const { data, error, mutate } = useMailSettings()
  const { banner, show } = useBanner()
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <DomainPart mail={data} readAgain={mutate} onBanner={show} />
      <FootForm onBanner={show} />
    </SectionFrame>
  )
}
