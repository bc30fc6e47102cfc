import { Badge, Box, Button, Flex, Heading, List, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { type Reminder, useReminders } from '../../data/reminders.ts'
import { useText } from '../../lib/language/text.ts'
import { useNow } from '../../lib/use-now.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { Panel } from '../../ui/panel.tsx'
import { GROUPS, groupsOf } from './groups-of.ts'
import { ReminderEntry } from './reminder-entry.tsx'
import { reminderTexts } from './texts.ts'

const MOST_SHOWN = 5
const COLORS = { overdue: 'red', today: 'copper', later: 'gray' } as const

/** On the dashboard: how much is overdue, due today and later, and the first few of them. */
export function TodayPanel() {
  const t = useText(reminderTexts)
  const { data, error, mutate } = useReminders({})
  if (error && !data) {
    return (
      <Panel>
        <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
      </Panel>
    )
  }
  return (
    <Panel as="section" aria-label={t('today')} paddingInline="6" paddingBlock="5">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap">
        <Heading as="h2" size="md" fontWeight="650">
          {t('today')}
        </Heading>
        {data && <Counts reminders={data.data} />}
      </Flex>
      {data?.data.length === 0 ? (
        <Text color="fg.muted" fontSize="sm" marginTop="2">
          {t('nothing')}
        </Text>
      ) : (
        <List.Root variant="plain" marginTop="2" marginInlineStart="-2">
          {data?.data.slice(0, MOST_SHOWN).map((reminder) => (
            <ReminderEntry key={reminder.id} reminder={reminder} />
          ))}
        </List.Root>
      )}
      <Box marginTop="2">
        <Button asChild size="sm" variant="ghost" marginInlineStart="-3">
          <Link to="/reminders">{t('all')}</Link>
        </Button>
      </Box>
    </Panel>
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
