import { Box, Button, Flex, Heading, List, Text } from '@chakra-ui/react'
import { Link } from 'react-router'
import { KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { type Appointment, useComingAppointments, useLiveAppointments } from '../../data/appointments.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMay, useUserId } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { addDays, wallOf } from '../../lib/wall-time.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { useCalendarText } from './texts.ts'

const MOST_SHOWN = 5
/** Where nothing is left for today, the next one is looked for so far ahead. */
const DAYS_AHEAD = 14

/** On the dashboard: the day's appointments that are still to come, or the next one; managers see everybody's. */
export function NextAppointments() {
  const t = useCalendarText()
  const seesAll = useMay('see_all')
  const now = useNow()
  const to = addDays(new Date(serverNow()).toISOString().slice(0, 10), DAYS_AHEAD)
  const { data, error, mutate } = useComingAppointments({ to, ...(!seesAll && { agent: 'me' }) })
  useLiveAppointments()
  if (error && !data) return <LoadFailed title={t('load_failed')} error={error} onRetry={() => mutate()} />
  const timezone = data?.timezone ?? 'UTC'
  const dayOf = (at: string | number) => wallOf(at, timezone).day
  const coming = (data?.data ?? []).filter(
    ({ contact, status, ends_at }) => contact && isAhead(status) && Date.parse(ends_at) > now,
  )
  const today = coming.filter(({ starts_at }) => dayOf(starts_at) === dayOf(now))
  const shown = today.length > 0 ? today.slice(0, MOST_SHOWN) : coming.slice(0, 1)
  return (
    <section aria-label={t('appointments')}>
      <Flex align="center" justify="space-between" gap="2">
        <Heading as="h3" size="sm" fontWeight="600" color="fg.muted">
          {t('appointments')}
        </Heading>
        <Button asChild size="xs" variant="ghost" marginInlineEnd="-2">
          <Link to="/calendar">
            {today.length > shown.length ? t('more', { count: today.length - shown.length }) : t('open_calendar')}
          </Link>
        </Button>
      </Flex>
      {data && today.length === 0 && (
        <Text fontSize="sm" color="fg.muted">
          {t(shown.length > 0 ? 'none_today_next' : 'none_today')}
        </Text>
      )}
      <List.Root variant="plain" marginInline="-2">
        {shown.map((one) => (
          <Entry key={one.id} appointment={one} />
        ))}
      </List.Root>
    </section>
  )
}

const isAhead = (status: Appointment['status']) => status !== 'canceled' && status !== 'done' && status !== 'no_show'

function Entry({ appointment: { kind, starts_at, contact, agent, vehicle } }: { appointment: Appointment }) {
  const t = useCalendarText()
  const language = useLanguage()
  const { byAge } = useFormats()
  const own = useUserId()
  const facts = [
    KIND_FACTS[kind].label[language],
    vehicle?.title,
    agent.id !== own && t('with_agent', { agent: agent.name }),
  ]
  return (
    <List.Item display="block">
      <Flex asChild gap="3" padding="2" borderRadius="md" _hover={{ bg: 'bg.muted' }}>
        <Link to={`/chats?${new URLSearchParams({ contact: contact?.id ?? '' })}`}>
          <Text fontSize="sm" fontWeight="600" flexShrink="0" width="18" fontVariantNumeric="tabular-nums">
            {byAge(starts_at)}
          </Text>
          <Box minWidth="0">
            <Text fontSize="sm" fontWeight="500" overflowWrap="anywhere">
              {contact?.name}
            </Text>
            <Text fontSize="xs" color="fg.muted">
              {facts.filter(Boolean).join(' · ')}
            </Text>
          </Box>
        </Link>
      </Flex>
    </List.Item>
  )
}
