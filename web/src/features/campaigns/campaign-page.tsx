import { Button, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { STOP_REASONS } from '#contract/outreach/campaign-facts.ts'
import { type Campaign, isAtWork, useCampaign, usePreview } from '../../data/campaigns.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { CampaignMessage } from './campaign-message.tsx'
import { DraftPreview } from './draft-preview.tsx'
import { bodyOf, valuesOf } from './form/form-values.ts'
import { Recipients } from './recipients.tsx'
import { ReportPanel } from './report-panel.tsx'
import { StatusBadge } from './status-badge.tsx'
import { campaignTexts } from './texts.ts'
import { useCampaignActions } from './use-campaign-actions.tsx'

/** One campaign: as a draft whom it would reach, then how it goes and what came of it. */
export function CampaignPage() {
  const { id = '' } = useParams()
  const t = useText(campaignTexts)
  const { data, error, mutate } = useCampaign(id)
  return (
    <Stack gap={{ base: '3', md: '5' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={data?.campaign.name ?? t('title')} />
      <Button asChild variant="ghost" size="sm" alignSelf="flex-start" marginStart="-3">
        <Link to="/campaigns">
          <ArrowLeft /> {t('all')}
        </Link>
      </Button>
      {data ? (
        <Opened campaign={data.campaign} />
      ) : error ? (
        <LoadFailed title={t('one_failed')} error={error} onRetry={() => mutate()} />
      ) : (
        <Skeleton height="320px" borderRadius="xl" aria-hidden />
      )}
    </Stack>
  )
}

function Opened({ campaign }: { campaign: Campaign }) {
  const mayChange = useMay('campaigns')
  const language = useLanguage()
  const isDraft = campaign.status === 'draft'
  const counting = usePreview(isDraft && mayChange ? bodyOf(valuesOf(campaign), campaign) : null)
  const [isEdited, setIsEdited] = useState(false)
  const { acts, atThumb, questions } = useCampaignActions({ campaign, counting, onEdit: () => setIsEdited(true) })
  return (
    <>
      <PageHeader title={campaign.name} subtitle={<When campaign={campaign} />}>
        {mayChange && acts}
      </PageHeader>
      {campaign.reason && <Notice status="warning">{STOP_REASONS[campaign.reason][language]}</Notice>}
      {!isDraft && <ReportPanel campaign={campaign} />}
      <Grid
        templateColumns={isDraft && mayChange ? { lg: 'repeat(2, minmax(0, 1fr))' } : undefined}
        gap={{ base: '3', md: '5' }}
      >
        {isDraft && mayChange && (
          <DraftPreview campaign={campaign} counting={counting} onEdit={() => setIsEdited(true)} />
        )}
        {(isDraft || campaign.variants.length === 0) && <CampaignMessage campaign={campaign} />}
      </Grid>
      {!isDraft && <Recipients id={campaign.id} isLive={isAtWork(campaign.status)} />}
      {mayChange && atThumb}
      {questions}
      <CampaignDialog campaign={isEdited ? campaign : null} onClose={() => setIsEdited(false)} />
    </>
  )
}

function When({ campaign }: { campaign: Campaign }) {
  const t = useText(campaignTexts)
  const { moment } = useFormats()
  const { status, started_at, starts_at, continues_at } = campaign
  const said = [
    started_at && t('started', { when: moment(started_at) }),
    !started_at && starts_at && t('starts_when', { when: moment(starts_at) }),
    status === 'running' && continues_at && t('goes_on', { when: moment(continues_at) }),
  ].filter(Boolean)
  return (
    <Text as="span">
      <StatusBadge status={status} /> {said.join(' · ')}
    </Text>
  )
}
