import { Stack } from '@chakra-ui/react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { WorkspaceTitle } from '../../notifications/index.ts'
import { TwoStepPart } from '../../two-step/index.ts'
import { SECURITY_TITLE } from '../sections.ts'
import { PasswordForm } from '../security/password-form.tsx'
import { SessionList } from '../security/session-list.tsx'
import { AccountSection } from './account-section.tsx'
import { accountTexts } from './texts.ts'

/** Who one is, one's password and sessions: for everybody, because the settings are for managers. */
export function OwnAccountPage() {
  const t = useText(accountTexts)
  const { user } = useSession()
  const { banner, show } = useBanner()
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('own_account')} />
      <PageHeader title={t('own_account')} subtitle={user?.email} />
      {user && <AccountSection title={t('profile')} />}
      <SectionFrame title={SECURITY_TITLE[useLanguage()]} banner={banner}>
        <PasswordForm onBanner={show} />
        <TwoStepPart onBanner={show} />
        <SessionList onBanner={show} />
      </SectionFrame>
    </Stack>
  )
}
