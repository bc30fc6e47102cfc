import { Button, Stack } from '@chakra-ui/react'
import { Megaphone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCampaigns } from '../../data/campaigns.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { MainAct } from '../../parts/page-acts.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { RowsSkeleton } from '../../ui/rows-skeleton.tsx'
import { useAsked } from '../../ui/use-asked.ts'
import { WorkspaceTitle } from '../notifications/index.ts'
import { CampaignDialog } from './campaign-dialog.tsx'
import { CampaignTable } from './campaign-table.tsx'
import { campaignTexts } from './texts.ts'

/** All campaigns; managers make new ones. */
export function CampaignsPage() {
  const t = useText(campaignTexts)
  const mayChange = useMay('campaigns')
  const { data, error, mutate } = useCampaigns()
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  useAsked('new', () => setIsNew(mayChange))
  const add = (text: string) => <Button onClick={() => setIsNew(true)}>{text}</Button>
  return (
    <Stack gap={{ base: '3', md: '6' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={t('subtitle')}>
        {mayChange && (
          <MainAct
            icon={Plus}
            text={t('new')}
            isOfferedBelow={data?.data.length === 0}
            onClick={() => setIsNew(true)}
          />
        )}
      </PageHeader>
      <Panel padding="0" overflow="hidden">
        {!data && error ? (
          <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
        ) : !data ? (
          <RowsSkeleton />
        ) : data.data.length > 0 ? (
          <CampaignTable campaigns={data.data} />
        ) : (
          <EmptyState
            icon={<Megaphone />}
            title={t('empty')}
            description={mayChange ? t('empty_hint') : t('empty_agent')}
            action={mayChange && add(t('first'))}
          />
        )}
      </Panel>
      <CampaignDialog
        campaign={isNew ? 'new' : null}
        onClose={() => setIsNew(false)}
        onSaved={({ id }) => navigate(`/campaigns/${id}`)}
      />
    </Stack>
  )
}
