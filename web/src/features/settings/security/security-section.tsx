import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionFrame } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { RequireTwoStep, TwoStepPart } from '../../two-step/index.ts'
import { IdentityList } from './identity-list.tsx'
import { InvitationDomains } from './invitation-domains.tsx'
import { OwnProviderPart } from './own-provider.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SignInDomains } from './sign-in-domains.tsx'
import { securityTexts } from './texts.ts'

/** The user's own password and sessions, and the email domains that may be invited. */
export function SecuritySection({ title }: SettingsSectionProps) {
  const t = useText(securityTexts)
  const { banner, show } = useBanner()
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <PasswordForm onBanner={show} />
      <TwoStepPart onBanner={show} />
      <IdentityList onBanner={show} />
      <SessionList onBanner={show} />
      <RequireTwoStep onBanner={show} />
      <SignInDomains onBanner={show} />
      <OwnProviderPart onBanner={show} />
      <InvitationDomains onBanner={show} />
    </SectionFrame>
  )
}
