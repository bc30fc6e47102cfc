import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { NotificationSettings } from './notification-settings.tsx'

export function NotificationsSection({ title }: SettingsSectionProps) {
  return (
    <SectionFrame title={title}>
      <NotificationSettings />
    </SectionFrame>
  )
}
