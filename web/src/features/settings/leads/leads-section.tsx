import { Skeleton, Stack } from '@chakra-ui/react'
import { useLeadDoors } from '../../../data/lead-doors.ts'
import { useText } from '../../../lib/language/text.ts'
import { useSession } from '../../../lib/session.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionPart } from '../../../parts/section-frame.tsx'
import { LeadDoor } from './lead-door.tsx'
import { leadTexts } from './texts.ts'
import { UnreadLeads } from './unread-leads.tsx'

/** The addresses at which the dealership takes leads, and what could not be read. */
export function LeadsSection({ title }: SettingsSectionProps) {
  const t = useText(leadTexts)
  const { rights } = useSession()
  const { data, error, mutate } = useLeadDoors()
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  return (
    <SectionFrame title={title} hint={t('hint')}>
      {data ? (
        <Stack gap="5">
          {rights.includes('see_all') && <UnreadLeads />}
          <SectionPart title={t('mail')} hint={t(data.takes_mail ? 'mail_hint' : 'no_mail')}>
            {data.takes_mail && <LeadDoor way="mail" address={data.mail?.address} />}
          </SectionPart>
          <SectionPart title={t('http')} hint={t('http_hint')}>
            <LeadDoor way="http" address={data.http?.url} />
          </SectionPart>
        </Stack>
      ) : (
        <Skeleton height="40" borderRadius="lg" aria-hidden />
      )}
    </SectionFrame>
  )
}
