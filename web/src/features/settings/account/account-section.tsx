import { Stack } from '@chakra-ui/react'
import { useSession } from '../../../lib/session.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { PicturePart } from './picture-part.tsx'
import { ProfileForm } from './profile-form.tsx'

/** Who one is to colleagues and customers. */
export function AccountSection({ title }: SettingsSectionProps) {
  const { user } = useSession()
  const { banner, show } = useBanner()
  return (
    <SectionFrame title={title} banner={banner}>
      <Panel>
        <Stack gap="6">
          <PicturePart onBanner={show} />
          {user && <ProfileForm user={user} onBanner={show} />}
        </Stack>
      </Panel>
    </SectionFrame>
  )
}
