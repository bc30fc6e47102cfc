import { NotificationSettings } from '../../notifications/settings/index.ts'
import { SectionFrame } from '../section-frame.tsx'

/** How the manager is told of what concerns them; everybody finds the same on a page of its own. */
export function NotificationSection() {
  return (
    <SectionFrame id="notifications">
      <NotificationSettings />
    </SectionFrame>
  )
}
