import { Skeleton, Stack } from '@chakra-ui/react'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import type { OrganizationRow } from '#contract/people/admin.ts'
import { useText } from '../../lib/language/text.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { OlderNewest } from '../../ui/older-newest.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { CloseDialog } from './close-dialog.tsx'
import { OrganizationEntry } from './organization-entry.tsx'
import { adminTexts } from './texts.ts'
import { type AdminDeed, useAdmin } from './use-admin.ts'

/** All dealerships, for system administrators. */
export function AdminPage() {
  const t = useText(adminTexts)
  const admin = useAdmin()
  const { page, isFirst, turnTo } = admin
  return (
    <Stack gap="7" maxWidth="1200px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={t('hint')} />
      <SearchBox value={admin.search} label={t('search')} clearLabel={t('clear_search')} onSearch={admin.searchFor} />
      <Organizations admin={admin} />
      <OlderNewest
        isFirst={isFirst}
        older={page?.cursor}
        newestLabel={t('newest')}
        olderLabel={t('older')}
        onTurn={turnTo}
      />
    </Stack>
  )
}

function Organizations({ admin: { page, error, search, retry, take } }: { admin: ReturnType<typeof useAdmin> }) {
  const t = useText(adminTexts)
  const common = useText()
  const [asked, ask] = useState<{ one: OrganizationRow; deed: AdminDeed } | null>(null)
  const [closed, close] = useState<OrganizationRow | null>(null)
  if (!page && error)
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={retry} />
      </Panel>
    )
  if (!page) return <Skeleton height="480px" borderRadius="xl" aria-label={common('loading')} />
  if (page.data.length === 0) return <EmptyState icon={<Building2 />} title={t(search ? 'none_found' : 'none')} />
  const { one, deed = 'suspend' } = asked ?? {}
  return (
    <>
      <Stack as="ul" gap="3">
        {page.data.map((organization) => (
          <OrganizationEntry
            key={organization.id}
            organization={organization}
            onAsk={(deed) => ask({ one: organization, deed })}
            onClose={() => close(organization)}
          />
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== null}
        title={one ? t(`${deed}_title`, { name: one.name }) : ''}
        confirmLabel={t(deed)}
        cancelLabel={common('cancel')}
        destructive={deed !== 'open' && deed !== 'keep'}
        onCancel={() => ask(null)}
        onConfirm={async () => {
          if (one) await take(deed, one)
          ask(null)
        }}
      >
        {t(`${deed}_question`)}
      </ConfirmDialog>
      <CloseDialog organization={closed} onDone={() => close(null)} />
    </>
  )
}
