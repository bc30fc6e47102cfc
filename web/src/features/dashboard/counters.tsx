import { Box, Flex, Icon, LinkOverlay, SimpleGrid, Skeleton, Span, Text } from '@chakra-ui/react'
import {
  Car,
  ContactRound,
  Hourglass,
  type LucideIcon,
  MessagesSquare,
  Phone,
  TrendingDown,
  TrendingUp,
} from 'lucide-react'
import { Link } from 'react-router'
import type { dashboard } from '#contract/reports/dashboard.ts'
import type { Output } from '#contract/route.ts'
import { useWeek } from '../../data/dashboard.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { useMay } from '../../lib/session.ts'
import { Panel } from '../../ui/panel.tsx'
import { useValueText } from '../reports/index.ts'
import { dashboardTexts } from './texts.ts'
import { type Change, changeOf } from './week-of.ts'

interface CountersProps {
  counts: Pick<Output<typeof dashboard.get>, 'total_chats' | 'unread_chats' | 'calls_today' | 'contacts' | 'inventory'>
}

/** A few numbers, each with how the week went beside the one before, and leading to the list behind it. */
export function Counters({ counts }: CountersProps) {
  const t = useText(dashboardTexts)
  const { number } = useFormats()
  const valueText = useValueText()
  const mayAll = useMay('reports')
  const { data, error } = useWeek()
  const week = data?.figures
  const isRead = data !== undefined || error !== undefined
  const [opened, calls, leads, sold, wait] = (
    [['opened'], ['answered', 'missed', 'made'], ['leads'], ['vehicles_sold'], ['first_median']] as const
  ).map((names) => changeOf(week, names))
  const unread = counts.unread_chats > 0 ? t('unread', { count: counts.unread_chats }) : undefined
  return (
    <Panel padding="0" overflow="hidden">
      <SimpleGrid as="dl" columns={{ base: 2, lg: 5 }} gap="1px" bg="border.muted">
        <Counter
          icon={MessagesSquare}
          label={t('total_chats')}
          value={number(counts.total_chats)}
          alert={unread}
          change={opened}
          words={opened && t('new_in_week', { count: opened.value })}
          isRead={isRead}
          to="/chats?status=all"
        />
        <Counter
          icon={Phone}
          label={t('calls_today')}
          value={number(counts.calls_today)}
          change={calls}
          words={calls && t('in_week', { count: calls.value })}
          isRead={isRead}
          to="/calls-history"
        />
        <Counter
          icon={ContactRound}
          label={t('contacts')}
          value={number(counts.contacts)}
          change={leads}
          words={leads && t(mayAll ? 'new_in_week' : 'contacted_in_week', { count: leads.value })}
          isRead={isRead}
          to="/contacts"
        />
        <Counter
          icon={Car}
          label={t('inventory')}
          value={number(counts.inventory)}
          change={sold}
          words={sold && t('off_the_lot', { count: sold.value })}
          isRead={isRead}
          to="/inventory"
        />
        <Counter
          icon={Hourglass}
          label={t('first_answer')}
          value={valueText('seconds', wait?.value ?? null)}
          change={wait}
          isLessBetter
          words={wait && t('seven_days')}
          written={(seconds) => valueText('seconds', seconds)}
          isRead={isRead}
          to={data ? `/reports/answering?days=7&from=${data.from}&to=${data.to}` : '/reports/answering'}
        />
      </SimpleGrid>
    </Panel>
  )
}

interface CounterProps {
  icon: LucideIcon
  label: string
  value: string
  alert?: string
  change: Change | undefined
  isLessBetter?: boolean
  /** How the week went, in words. */
  words: string | undefined
  /** How the week before is written, where that is not as a plain number. */
  written?: (before: number) => string
  /** The week has been read, so that nothing comes any more where there are no words. */
  isRead: boolean
  /** URL of the page that shows the counted objects. */
  to: string
}

function Counter({
  icon,
  label,
  value,
  alert,
  change,
  isLessBetter = false,
  words,
  isRead,
  to,
  ...props
}: CounterProps) {
  const t = useText(dashboardTexts)
  const { number } = useFormats()
  const { written = number } = props
  const before = change && change.before !== change.value ? change.before : null
  const isMore = before !== null && change && change.value > before
  const isBetter = isMore === !isLessBetter
  return (
    <Box
      position="relative"
      bg="bg.panel"
      padding={{ base: '4', md: '5' }}
      _hover={{ bg: 'bg.subtle' }}
      // Where one label takes two lines, the numbers of its row still stand side by side.
      display="grid"
      gridTemplateRows="subgrid"
      gridRow="span 4"
      rowGap="0"
      // The fifth of two columns.
      _last={{ gridColumn: { base: 'span 2', lg: 'auto' } }}
    >
      <Flex as="dt" align="center" gap="2" fontSize="sm" fontWeight="500" color="fg.muted">
        <Icon as={icon} boxSize="4" color="fg.subtle" flexShrink="0" aria-hidden />
        <LinkOverlay asChild>
          <Link to={to}>{label}</Link>
        </LinkOverlay>
      </Flex>
      <Text
        as="dd"
        fontSize="2xl"
        fontWeight="650"
        letterSpacing="-0.02em"
        fontVariantNumeric="tabular-nums"
        marginTop="1"
      >
        {value}
      </Text>
      <Box as="dd" fontSize="xs" color="fg.muted" minHeight={words || !isRead ? '4.5' : '0'}>
        {words ? (
          <Flex gap="1.5" align="center">
            {before !== null && (
              <Icon
                as={isMore ? TrendingUp : TrendingDown}
                boxSize="3.5"
                flexShrink="0"
                color={isBetter ? 'brand.fg' : 'copper.fg'}
                aria-hidden
              />
            )}
            <span>
              {words} {before !== null && <Span whiteSpace="nowrap">({t('was', { before: written(before) })})</Span>}
            </span>
          </Flex>
        ) : (
          !isRead && <Skeleton height="3" width="24" marginTop="1" aria-hidden />
        )}
      </Box>
      {alert && (
        <Text as="dd" fontSize="xs" fontWeight="600" color="copper.fg">
          {alert}
        </Text>
      )}
    </Box>
  )
}
