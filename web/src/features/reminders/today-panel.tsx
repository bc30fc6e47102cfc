import { Badge, Button, Flex, Heading, List, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { type Reminder, useReminders } from '../../data/reminders.ts'
import { useText } from '../../lib/language/text.ts'
import { useNow } from '../../lib/use-now.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { GROUPS, groupsOf } from './groups-of.ts'
import { ReminderEntry } from './reminder-entry.tsx'
import { reminderTexts } from './texts.ts'

const MOST_SHOWN = 5
const MOST_LATER = 2
const COLORS = { overdue: 'red', today: 'copper', later: 'gray' } as const

/** On the dashboard: how much is overdue, due today and later, and the first few of them. */
export function TodayPanel() {
  const t = useText(reminderTexts)
  const now = useNow()
  const { data, error, mutate } = useReminders({})
  if (error && !data) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  // Of later ones what is next is shown, where today has none.
  const { overdue, today } = groupsOf(data?.data ?? [], now)
  const due = [...overdue, ...today]
  const shown = due.length > 0 ? due.slice(0, MOST_SHOWN) : (data?.data ?? []).slice(0, MOST_LATER)
  return (
    <section aria-label={t('title')}>
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h3" size="sm" fontWeight="600" color="fg.muted">
          {t('title')}
        </Heading>
        {data && <Counts reminders={data.data} />}
        <Button asChild size="xs" variant="ghost" marginInlineStart="auto" marginInlineEnd="-2">
          <Link to="/reminders" aria-label={t('all')}>
            {t('all_short')}
          </Link>
        </Button>
      </Flex>
      {shown.length === 0 && data && (
        <Text color="fg.muted" fontSize="sm">
          {t('nothing')}
        </Text>
      )}
      <List.Root variant="plain" marginInline="-2">
        {shown.map((reminder) => (
          <ReminderEntry key={reminder.id} reminder={reminder} />
        ))}
      </List.Root>
    </section>
  )
}

function Counts({ reminders }: { reminders: readonly Reminder[] }) {
  const t = useText(reminderTexts)
  const groups = groupsOf(reminders, useNow())
  return (
    <Flex gap="2" wrap="wrap">
      {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
        <Badge key={group} colorPalette={COLORS[group]} borderRadius="full">
          {t(`count_${group}`, { count: groups[group].length })}
        </Badge>
      ))}
    </Flex>
  )
}
