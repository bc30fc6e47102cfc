import { Box, Button, Flex, HStack, Popover, Portal, Stack } from '@chakra-ui/react'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { useAgents } from '../../data/agents.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMay } from '../../lib/session.ts'
import { addDays, dayOf } from '../../lib/wall-time.ts'
import { Select } from '../../ui/choice.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { reportTexts } from './texts.ts'

const SPANS = ['7', '30', '90', '365'] as const
const USUAL = '30'
const OWN = 'own'
const LOOK = {
  size: { base: 'md', md: 'sm' },
  bg: 'bg.panel',
  borderRadius: 'md',
  flex: { base: '1', md: '0 0 176px' },
  width: { base: 'full', md: '44' },
  minWidth: '0',
} as const

interface AskedProps {
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}

/** The period, person, and channel of a report, in one row. */
export function Asked({ params, onChange }: AskedProps) {
  const t = useText(reportTexts)
  const mayAll = useMay('reports')
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    onChange(next)
  }
  const spanNow = params.get('days') ?? (params.has('from') ? OWN : USUAL)
  const choose = (span: string) => {
    const today = dayOf(serverNow())
    const days = span === OWN ? USUAL : span
    const from = addDays(today, 1 - Number(days))
    if (span === OWN) set({ days: '', from: params.get('from') ?? from, to: params.get('to') ?? today })
    else set(days === USUAL ? { days: '', from: '', to: '' } : { days, from, to: today })
  }
  /** The other end comes along where they would cross. */
  const setDay = (name: 'from' | 'to', day: string) => {
    const from = name === 'from' ? day : (params.get('from') ?? day)
    const to = name === 'to' ? day : (params.get('to') ?? day)
    set(from > to ? { from: day, to: day } : { from, to })
  }
  const filters = (
    <>
      {mayAll && <Person value={params.get('agent') ?? ''} onChange={(agent) => set({ agent })} />}
      <Select
        {...LOOK}
        field={{ 'aria-label': t('channel') }}
        value={params.get('channel') ?? ''}
        onChange={(channel) => set({ channel })}
        options={[
          { value: '', text: t('all_channels') },
          ...ALL_CHANNELS.map((value) => ({ value, text: CHANNELS[value].name })),
        ]}
      />
    </>
  )
  return (
    <Flex role="group" aria-label={t('asked')} gap="2" wrap="wrap" align="center">
      <Select
        {...LOOK}
        field={{ 'aria-label': t('period') }}
        value={spanNow}
        onChange={choose}
        options={[
          ...SPANS.map((value) => ({ value, text: t('last_days', { count: Number(value) }) })),
          { value: OWN, text: t('own_days') },
        ]}
      />
      <HStack gap="2" hideBelow="md">
        {filters}
      </HStack>
      <Narrow count={['agent', 'channel'].filter((name) => params.has(name)).length}>{filters}</Narrow>
      {spanNow === OWN &&
        (['from', 'to'] as const).map((name) => (
          <Box key={name} flex={{ base: '1 1 40%', md: '0 0 160px' }}>
            <DayInput label={t(name)} value={params.get(name) ?? ''} onChange={(day) => day && setDay(name, day)} />
          </Box>
        ))}
    </Flex>
  )
}

/** On a phone the row has room for the period alone. */
function Narrow({ count, children }: { count: number; children: ReactNode }) {
  const t = useText(reportTexts)
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
      <Popover.Trigger asChild>
        <Button hideFrom="md" variant="outline">
          <ListFilter aria-hidden /> {count > 0 ? t('filter_count', { count }) : t('filter')}
        </Button>
      </Popover.Trigger>
      <Portal>
        <Popover.Positioner>
          <Popover.Content aria-label={t('filter')} width="72">
            <Popover.Body padding="3">
              <Stack gap="2">{children}</Stack>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}

function Person({ value, onChange }: { value: string; onChange: (agent: string) => void }) {
  const t = useText(reportTexts)
  const agents = useAgents().data?.agents ?? []
  return (
    <Select
      {...LOOK}
      field={{ 'aria-label': t('person') }}
      value={value}
      onChange={onChange}
      options={[{ value: '', text: t('everybody') }, ...agents.map(({ id, name }) => ({ value: id, text: name }))]}
    />
  )
}
