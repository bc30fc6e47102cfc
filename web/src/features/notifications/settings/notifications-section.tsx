import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { notificationTexts } from '../texts.ts'
import { NotificationSettings } from './notification-settings.tsx'

export function NotificationsSection({ title }: SettingsSectionProps) {
  const t = useText(notificationTexts)
  return (
    <SectionFrame title={title} hint={t('choices_hint')}>
      <NotificationSettings />
    </SectionFrame>
  )
}
