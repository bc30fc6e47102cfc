import { Flex, Stack, Text } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import type { Member } from '#contract/people/team.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay, useSession } from '../../lib/session.ts'
import { MainAct } from '../../parts/page-acts.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { InviteDialog } from './invite/invite-dialog.tsx'
import { type Invited, InviteResult } from './invite/invite-result.tsx'
import { DeedDialogs } from './leave/deed-dialogs.tsx'
import { MemberList } from './list/member-list.tsx'
import type { Deed } from './list/member-row.tsx'
import { teamTexts } from './texts.ts'
import { useTeam } from './use-team.ts'

/** Team (S1 §2): the members, their roles, and pending invitations. */
export function TeamPage() {
  const t = useText(teamTexts)
  const { user } = useSession()
  const mayManage = useMay('team')
  const team = useTeam()
  const [search, setSearch] = useState('')
  const [isInviting, setInviting] = useState(false)
  const [invited, setInvited] = useState<Invited>()
  const [asked, ask] = useState<{ deed: Deed; member: Member }>()
  const members = team.list.data?.data

  async function start(deed: Deed, member: Member) {
    if (deed === 'reactivate') return team.reactivate(member)
    if (deed !== 'resend') return ask({ deed, member })
    try {
      setInvited({ ...member, password: await team.resend(member) })
    } catch (error) {
      toaster.create({ type: 'error', title: t('resend_failed'), description: errorText(error) })
    }
  }
  return (
    <Stack gap={{ base: '3', md: '4' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      <PageHeader title={t('title')} subtitle={t(mayManage ? 'subtitle' : 'subtitle_agent')}>
        {mayManage && <MainAct icon={UserPlus} text={t('invite_user')} onClick={() => setInviting(true)} />}
      </PageHeader>
      <Flex align="center" gap="4">
        <SearchBox
          value={search}
          label={t('search')}
          clearLabel={t('clear_search')}
          debounceMs={0}
          onSearch={setSearch}
        />
        {members && (
          <Text flexShrink="0" fontSize="sm" color="fg.muted">
            {t('count', { count: members.length })}
          </Text>
        )}
      </Flex>
      <MemberList
        list={team.list}
        search={search}
        caller={user && { id: user.id, role: user.role.name, mayManage }}
        onInvite={() => setInviting(true)}
        onDeed={start}
      />
      <InviteDialog open={isInviting} team={team} onClose={() => setInviting(false)} onInvited={setInvited} />
      <InviteResult invited={invited} onClose={() => setInvited(undefined)} />
      <DeedDialogs
        asked={asked}
        team={team}
        mayChooseOwner={user?.role.name === 'owner'}
        onDone={() => ask(undefined)}
      />
    </Stack>
  )
}
