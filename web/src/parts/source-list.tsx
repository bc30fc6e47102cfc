import type { Turn } from '#contract/assistant/assistant.ts'
import { pathOf } from '#contract/route.ts'
import type { FieldName } from '#contract/stock/field-names.ts'
import { pages } from '#contract/stock/pages.ts'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import { useFormats } from '../lib/language/formats.ts'
import { useLanguage } from '../lib/language/language.ts'
import './source-list.css'

type Source = Turn['sources'][number]

const isField = (name: string): name is FieldName => Object.hasOwn(VEHICLE_FIELDS, name)

/** What an AI's sentences rest on: its vehicles, each with the values that it quoted. */
export function SourceList({ sources, label }: { sources: readonly Source[]; label: string }) {
  const language = useLanguage()
  const { number, dollars } = useFormats()
  const vehicles = Object.entries(Object.groupBy(sources, ({ vehicle_id }) => vehicle_id))
  if (vehicles.length === 0) return null
  const textOf = ({ field, value }: Source) => {
    if (field === 'price') return dollars(Number(value))
    if (field === 'mileage') return number(Number(value))
    if (!isField(field)) return value
    const { values } = VEHICLE_FIELDS[field] as { values?: Record<string, Record<typeof language, string>> }
    return values?.[value]?.[language] ?? value
  }
  return (
    <ul className="sources" aria-label={label}>
      {vehicles.map(([id, quoted = []]) => (
        <li key={id}>
          <a href={pathOf(pages.vehicle, { id })} target="_blank" rel="noreferrer">
            {quoted[0]?.title}
          </a>
          {quoted
            .filter(({ field }) => field !== 'title')
            .map((one) => (
              <span key={one.field}>
                {isField(one.field) ? VEHICLE_FIELDS[one.field].label[language] : one.field}: {textOf(one)}
              </span>
            ))}
        </li>
      ))}
    </ul>
  )
}
