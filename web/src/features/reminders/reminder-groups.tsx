import { Button, Heading, List, Text } from '@chakra-ui/react'
import { AlarmClock } from 'lucide-react'
import { type Reminder, useReminders } from '../../data/reminders.ts'
import { useText } from '../../lib/language/text.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useNow } from '../../lib/use-now.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageSpinner } from '../../ui/page-spinner.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GROUPS, groupsOf } from './groups-of.ts'
import { ReminderEntry } from './reminder-entry.tsx'
import { reminderTexts } from './texts.ts'

/** Where there is a keyboard, as far as can be told. */
const KEYS = '(hover: hover) and (min-width: 48rem)'

/** A person's reminders by how soon they are due, and below them what is done. */
export function ReminderGroups({ user, onAdd }: { user: string; onAdd: (() => void) | undefined }) {
  const t = useText(reminderTexts)
  const common = useText()
  const now = useNow()
  const hasKeys = useMedia(KEYS)
  const { data, error, mutate } = useReminders({ user })
  if (!data && !error) return <PageSpinner text={common('loading')} />
  if (!data) {
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  }
  const groups = groupsOf(data.data, now)
  return (
    <>
      {data.data.length === 0 && (
        <Panel>
          <EmptyState
            icon={<AlarmClock />}
            title={t('empty')}
            description={t(hasKeys ? 'empty_hint' : 'empty_hint_touch')}
            action={onAdd && <Button onClick={onAdd}>{t('new')}</Button>}
          />
        </Panel>
      )}
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <Group key={group} title={t(group)} reminders={groups[group]} />
      ))}
      <Done user={user} />
    </>
  )
}

function Done({ user }: { user: string }) {
  const t = useText(reminderTexts)
  const { data, error, mutate } = useReminders({ user, state: 'done' })
  if (error && !data) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  return data && data.data.length > 0 && <Group title={t('done')} reminders={data.data} />
}

function Group({ title, reminders }: { title: string; reminders: readonly Reminder[] }) {
  return (
    <Panel as="section" aria-label={title} paddingInline={{ base: '4', md: '6' }} paddingBlock={{ base: '4', md: '5' }}>
      <Heading as="h2" size="md" fontWeight="650">
        {title}{' '}
        <Text as="span" color="fg.muted" fontWeight="500">
          {reminders.length}
        </Text>
      </Heading>
      <List.Root variant="plain" marginTop="2" marginInlineStart="-2">
        {reminders.map((reminder) => (
          <ReminderEntry key={reminder.id} reminder={reminder} />
        ))}
      </List.Root>
    </Panel>
  )
}
