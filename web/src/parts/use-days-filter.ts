import { useState } from 'react'
import { useText } from '../lib/language/text.ts'
import type { Texts } from '../lib/language/text-types.ts'
import { serverNow } from '../lib/server-time.ts'
import { addDays, dayOf } from '../lib/wall-time.ts'
import type { ListFilter } from './list-bar.tsx'

const texts = {
  days: { en: 'Dates', es: 'Fechas' },
  all_days: { en: 'All dates', es: 'Todas las fechas' },
  last_days: { en: 'Last {count} days', es: 'Últimos {count} días' },
  choose_days: { en: 'Choose dates', es: 'Elegir fechas' },
} as const satisfies Texts

const SPANS = [7, 30, 90]
const OWN = 'own'

interface Days {
  /** The first and the last day; empty without one. */
  from: string
  to: string
}

/** One filter for both ends of a period; the days themselves stand beside it where somebody chooses them. */
export function useDaysFilter(
  { from, to }: Days,
  { names, onChange }: { names: Record<keyof Days, string>; onChange: (days: Days) => void },
): ListFilter[] {
  const t = useText(texts)
  const [isChoosing, setChoosing] = useState(false)
  const today = dayOf(serverNow())
  const firstOf = (span: number) => addDays(today, 1 - span)
  const span = to === '' && !isChoosing ? SPANS.find((one) => firstOf(one) === from) : undefined
  const isOwn = isChoosing || (span === undefined && (from !== '' || to !== ''))
  const choose = (chosen: string) => {
    setChoosing(chosen === OWN)
    if (chosen !== OWN) onChange({ from: chosen && firstOf(Number(chosen)), to: '' })
  }
  return [
    {
      label: t('days'),
      value: isOwn ? OWN : String(span ?? ''),
      isSaidBeside: isOwn,
      options: [
        { value: '', text: t('all_days') },
        ...SPANS.map((count) => ({ value: String(count), text: t('last_days', { count }) })),
        { value: OWN, text: t('choose_days') },
      ],
      onChange: choose,
    },
    ...(isOwn
      ? (['from', 'to'] as const).map((name) => ({
          label: names[name],
          value: { from, to }[name],
          onChange: (day: string) => onChange({ from, to, [name]: day }),
        }))
      : []),
  ]
}
