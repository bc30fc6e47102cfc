import { useWebchat } from '../../../data/webchat.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionPart, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { GreetingForm } from './greeting-form.tsx'
import { SiteList } from './site-list.tsx'
import { SwitchPart } from './switch-part.tsx'
import { webchatTexts } from './texts.ts'
import { useChangeWebchat } from './use-change-webchat.ts'

/** The chat on the dealership's own site: whether it is on, the script, where it opens, and its greeting. */
export function WebchatSection({ title }: SettingsSectionProps) {
  const t = useText(webchatTexts)
  const common = useText()
  const { data, error, mutate } = useWebchat()
  const { banner, show } = useBanner()
  const changing = useChangeWebchat(data, show)
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <SwitchPart webchat={data} {...changing} />
      <SectionPart title={t('install')} hint={t('install_hint')}>
        <CopyField label={t('script')} value={data.script} copyLabel={common('copy')} copiedLabel={common('copied')} />
      </SectionPart>
      <SiteList sites={data.sites} {...changing} />
      <GreetingForm greeting={data.greeting} {...changing} />
    </SectionFrame>
  )
}
