import { Icon, LinkOverlay, SimpleGrid, Text } from '@chakra-ui/react'
import { Car, type LucideIcon, MessagesSquare, Phone, Users } from 'lucide-react'
import { Link } from 'react-router'
import type { dashboard } from '#contract/reports/dashboard.ts'
import type { Output } from '#contract/route.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { dashboardTexts } from './texts.ts'

type Counts = Omit<Output<typeof dashboard.get>, 'recent' | 'waiting'>

export function Counters({ counts }: { counts: Counts }) {
  const t = useText(dashboardTexts)
  return (
    <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '5' }}>
      <Counter
        icon={MessagesSquare}
        label={t('total_chats')}
        value={counts.total_chats}
        hint={
          counts.unread_chats > 0
            ? t('unread', { count: counts.unread_chats })
            : counts.total_chats > 0 && t('all_read')
        }
        isAlert={counts.unread_chats > 0}
        to="/chats?status=all"
      />
      <Counter icon={Phone} label={t('calls_today')} value={counts.calls_today} to="/calls-history" />
      <Counter icon={Users} label={t('contacts')} value={counts.contacts} to="/contacts" />
      <Counter icon={Car} label={t('inventory')} value={counts.inventory} to="/inventory" />
    </SimpleGrid>
  )
}

interface CounterProps {
  icon: LucideIcon
  label: string
  value: number
  hint?: string | false
  isAlert?: boolean
  /** URL of the page that shows the counted objects. */
  to?: string
}

function Counter({ icon, label, value, hint, isAlert, to }: CounterProps) {
  const { number } = useFormats()
  return (
    <Panel
      as="dl"
      position="relative"
      padding={{ base: '4', md: '5' }}
      transition="border-color 120ms"
      _hover={to ? { borderColor: 'border.emphasized' } : undefined}
    >
      <Icon as={icon} position="absolute" top="5" right="5" boxSize="5" color="brand.focusRing" aria-hidden />
      <Text as="dt" fontSize="sm" fontWeight="500" color="fg.muted" paddingRight="7">
        {to ? (
          <LinkOverlay asChild>
            <Link to={to}>{label}</Link>
          </LinkOverlay>
        ) : (
          label
        )}
      </Text>
      <Text as="dd" fontSize={{ base: '2xl', md: '3xl' }} fontWeight="650" letterSpacing="-0.02em" marginTop="1">
        {number(value)}
      </Text>
      <Text
        as="dd"
        fontSize="xs"
        minHeight="5"
        color={isAlert ? 'copper.fg' : 'fg.subtle'}
        fontWeight={isAlert ? '600' : '400'}
      >
        {hint}
      </Text>
    </Panel>
  )
}
