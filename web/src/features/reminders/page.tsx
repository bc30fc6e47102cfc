import { HStack, Stack, VisuallyHidden } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useReminders } from '../../data/reminders.ts'
import { useMembers } from '../../data/team.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay, useUserId } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { DESK, MainAct } from '../../parts/page-acts.tsx'
import { Select } from '../../ui/choice.tsx'
import { byOpen, lazyDialog } from '../../ui/lazy-dialog.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WorkspaceTitle } from '../notifications/index.ts'
import { ReminderGroups } from './reminder-groups.tsx'
import { reminderTexts } from './texts.ts'

const Dialog = lazyDialog(async () => (await import('./reminder-dialog.tsx')).ReminderDialog, byOpen)

/** One's own reminders; managers choose anybody's. */
export function RemindersPage() {
  const t = useText(reminderTexts)
  const mayAssign = useMay('assign')
  const mayEdit = useMay('edit')
  const [isNew, setNew] = useState(false)
  const [search, setSearch] = useSearchParams()
  const user = search.get('user') ?? 'me'
  const isEmpty = useReminders({ user }).data?.data.length === 0
  const add = mayEdit && <MainAct icon={Plus} text={t('new')} isOfferedBelow={isEmpty} onClick={() => setNew(true)} />
  // On a phone the tab above has the title, and the choice has room beside it.
  const isInRow = !useMedia(DESK) && mayAssign
  return (
    <Stack gap={{ base: '3', md: '6' }} maxWidth="1280px" marginInline="auto" padding={{ base: '4', md: '6' }}>
      <WorkspaceTitle page={t('title')} />
      {isInRow ? (
        <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>
      ) : (
        <PageHeader title={t('title')} subtitle={t('subtitle')}>
          {add}
        </PageHeader>
      )}
      {mayAssign && (
        <HStack gap="2">
          <Whose user={user} onChoose={(next) => setSearch(next === 'me' ? {} : { user: next }, { replace: true })} />
          {isInRow && add}
        </HStack>
      )}
      <Dialog open={isNew} onClose={() => setNew(false)} />
      <ReminderGroups key={user} user={user} onAdd={mayEdit ? () => setNew(true) : undefined} />
    </Stack>
  )
}

function Whose({ user, onChoose }: { user: string; onChoose: (user: string) => void }) {
  const t = useText(reminderTexts)
  const own = useUserId()
  const { data } = useMembers()
  const others = (data?.data ?? []).filter(({ id, status }) => id !== own && status !== 'Pending')
  return (
    <Select
      width={{ base: 'full', sm: '64' }}
      value={user}
      onChange={onChoose}
      field={{ 'aria-label': t('whose') }}
      options={[
        { value: 'me', text: t('mine') },
        ...others.map(({ id, name }) => ({ value: id, text: t('of_person', { name }) })),
      ]}
    />
  )
}
