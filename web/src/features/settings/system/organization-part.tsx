import { Skeleton } from '@chakra-ui/react'
import { ApiError } from '../../../lib/api-error.ts'
import { useText } from '../../../lib/language/text.ts'
import { LoadFailed } from '../../../parts/load-failed.tsx'
import { SectionPart } from '../../../parts/section-frame.tsx'
import type { Banner } from '../../../ui/use-banner.ts'
import { OrganizationFields } from './organization-fields.tsx'
import { systemTexts } from './texts.ts'
import { useChangeOrganization } from './use-change-organization.ts'

/** The dealership: its name, address, time zone, and sounds. */
export function OrganizationPart({ onBanner }: { onBanner: (banner: Banner) => void }) {
  const t = useText(systemTexts)
  const { organization, error, retry, save } = useChangeOrganization()
  const isMissing = error instanceof ApiError && error.status === 404
  if (!organization && error)
    return (
      <SectionPart title={t('organization')}>
        <LoadFailed title={t(isMissing ? 'no_organization' : 'organization_failed')} error={error} onRetry={retry} />
      </SectionPart>
    )
  if (!organization)
    return (
      <SectionPart title={t('organization')}>
        <Skeleton height="96" borderRadius="lg" aria-hidden />
      </SectionPart>
    )
  return <OrganizationFields organization={organization} save={save} onBanner={onBanner} />
}
