import { Box, HStack, Stack } from '@chakra-ui/react'
import { ALL_CHANNELS, channelName } from '#contract/customers/channels/channels.ts'
import { useAgents } from '../../data/agents.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { serverNow } from '../../lib/server-time.ts'
import { useMay } from '../../lib/session.ts'
import { addDays, dayOf } from '../../lib/wall-time.ts'
import { DayInput } from '../../parts/day-input.tsx'
import { ListBar } from '../../parts/list-bar.tsx'
import { Select } from '../../ui/choice.tsx'
import { reportTexts } from './texts.ts'

const SPANS = ['7', '30', '90', '365'] as const
/** As the dashboard and Monday's mail tell it. */
const USUAL = '7'
const OWN = 'own'

/** Until today, so many days. */
const periodOf = (days: string) => {
  const to = dayOf(serverNow())
  return { from: addDays(to, 1 - Number(days)), to }
}

/** The days that a report's address asks for, or the usual ones. */
export function askedDays(params: URLSearchParams): { from?: string; to?: string } {
  const [from, to] = [params.get('from') ?? undefined, params.get('to') ?? undefined]
  return from || to ? { from, to } : periodOf(USUAL)
}

interface AskedProps {
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}

/** The period, person, and channel of a report, in one row. */
export function Asked({ params, onChange }: AskedProps) {
  const t = useText(reportTexts)
  const language = useLanguage()
  const mayAll = useMay('reports')
  const set = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name)
      else next.set(name, value)
    }
    onChange(next)
  }
  const agents = useAgents().data?.agents ?? []
  const person = {
    label: t('person'),
    value: params.get('agent') ?? '',
    options: [{ value: '', text: t('everybody') }, ...agents.map(({ id, name }) => ({ value: id, text: name }))],
    onChange: (agent: string) => set({ agent }),
  }
  const channel = {
    label: t('channel'),
    value: params.get('channel') ?? '',
    options: [
      { value: '', text: t('all_channels') },
      ...ALL_CHANNELS.map((value) => ({ value, text: channelName(value, language) })),
    ],
    onChange: (chosen: string) => set({ channel: chosen }),
  }
  const spanNow = params.get('days') ?? (params.has('from') ? OWN : USUAL)
  const choose = (span: string) => {
    const { from, to } = periodOf(span === OWN ? USUAL : span)
    if (span === OWN) set({ days: '', from: params.get('from') ?? from, to: params.get('to') ?? to })
    else set(span === USUAL ? { days: '', from: '', to: '' } : { days: span, from, to })
  }
  /** The other end comes along where they would cross. */
  const setDay = (name: 'from' | 'to', day: string) => {
    const from = name === 'from' ? day : (params.get('from') ?? day)
    const to = name === 'to' ? day : (params.get('to') ?? day)
    set(from > to ? { from: day, to: day } : { from, to })
  }
  return (
    <Stack role="group" aria-label={t('asked')} gap="2">
      <ListBar filters={[...(mayAll ? [person] : []), channel]} onClear={() => set({ agent: '', channel: '' })}>
        <Select
          flex={{ base: '1', md: '0 0 11rem' }}
          field={{ 'aria-label': t('period') }}
          value={spanNow}
          onChange={choose}
          options={[
            ...SPANS.map((value) => ({ value, text: t('last_days', { count: Number(value) }) })),
            { value: OWN, text: t('own_days') },
          ]}
        />
      </ListBar>
      {spanNow === OWN && (
        <HStack gap="2">
          {(['from', 'to'] as const).map((name) => (
            <Box key={name} flex={{ base: '1', md: '0 0 11rem' }}>
              <DayInput label={t(name)} value={params.get(name) ?? ''} onChange={(day) => day && setDay(name, day)} />
            </Box>
          ))}
        </HStack>
      )}
    </Stack>
  )
}
