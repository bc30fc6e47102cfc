import { Box, Flex } from '@chakra-ui/react'
import { ALL_CHANNELS, CHANNELS } from '#contract/customers/channels/channels.ts'
import { useAgents } from '../../data/agents.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMay } from '../../lib/session.ts'
import { Select } from '../../ui/choice.tsx'
import { DayInput } from '../../ui/day-input.tsx'
import { reportTexts } from './texts.ts'

const SPANS = ['7', '30', '90', '365'] as const
const USUAL = '30'
const OWN = 'own'
const DAY_MS = 86_400_000
const LOOK = {
  size: { base: 'md', md: 'sm' },
  bg: 'bg.panel',
  borderRadius: 'md',
  flex: { base: '1 1 28%', md: '0 0 176px' },
  minWidth: '0',
} as const

/** In the viewer's own time zone, which is the dealership's for nearly all. */
const dayText = (time: number) => new Date(time).toLocaleDateString('en-CA')

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
    const now = serverNow()
    const days = span === OWN ? USUAL : span
    const from = dayText(now - (Number(days) - 1) * DAY_MS)
    if (span === OWN) set({ days: '', from: params.get('from') ?? from, to: params.get('to') ?? dayText(now) })
    else set(days === USUAL ? { days: '', from: '', to: '' } : { days, from, to: dayText(now) })
  }
  /** The other end comes along where they would cross. */
  const setDay = (name: 'from' | 'to', day: string) => {
    const from = name === 'from' ? day : (params.get('from') ?? day)
    const to = name === 'to' ? day : (params.get('to') ?? day)
    set(from > to ? { from: day, to: day } : { from, to })
  }
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
      {spanNow === OWN &&
        (['from', 'to'] as const).map((name) => (
          <Box key={name} flex={{ base: '1 1 40%', md: '0 0 160px' }}>
            <DayInput label={t(name)} value={params.get(name) ?? ''} onChange={(day) => day && setDay(name, day)} />
          </Box>
        ))}
    </Flex>
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
