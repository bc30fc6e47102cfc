import { Text } from '@chakra-ui/react'
import { type ImportColumn, type ImportField, ownKeyOf } from '#contract/customers/import-fields.ts'
import type { ContactImport } from '#contract/customers/imports.ts'
import { useFields } from '../../../data/fields.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useImportText } from './texts.ts'

/** The first rows as they would come in, each field with the columns that fill it; what is wrong stands in its cell. */
export function ImportPreview({ run }: { run: ContactImport }) {
  const t = useImportText()
  const fields = filledBy(run.columns)
  const own = useFields().data?.data ?? []
  const headingOf = (field: Filled) => {
    const key = ownKeyOf(field)
    return key === undefined
      ? t(`field_${field as Exclude<ImportField, 'name'>}`)
      : own.find((one) => one.key === key)?.name
  }
  const wrong = run.preview.filter(({ errors }) => Object.keys(errors).length > 0).length
  const partial = run.preview.filter(({ left_out }) => Object.keys(left_out).length > 0).length
  const known = run.preview.filter((row) => row.known).length
  if (fields.length === 0 || run.preview.length === 0) return null
  return (
    <div>
      <Text as="h3" fontWeight="650">
        {t('preview')}
      </Text>
      <Text fontSize="sm" color={wrong > 0 ? 'fg.error' : 'fg.muted'} marginBottom="2">
        {wrong > 0 ? t('preview_wrong', { count: wrong }) : t('preview_right')}{' '}
        {partial > 0 && `${t('preview_partial', { count: partial })} `}
        {known > 0 && t('preview_known', { count: known })}
      </Text>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard too */}
      <section className="import-preview" tabIndex={0} aria-label={t('preview')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('line')}</th>
              {fields.map(([field, columns]) => (
                <th key={field} scope="col">
                  {headingOf(field)}
                  <small title={columns.join(', ')}>{columns.join(', ')}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.preview.map((row) => (
              <Row key={row.line} row={row} fields={fields.map(([field]) => field)} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

type Filled = Exclude<ImportColumn, 'name'>
const NAMES = ['first_name', 'last_name'] as const

/** The fields that a file fills, each with its columns; a whole name fills two. */
function filledBy(columns: ContactImport['columns']): [Filled, string[]][] {
  const filled = new Map<Filled, string[]>()
  for (const { name, field } of columns)
    for (const one of field === 'name' ? NAMES : field ? [field] : [])
      filled.set(one, [...(filled.get(one) ?? []), name])
  return [...filled]
}

interface RowProps {
  row: ContactImport['preview'][number]
  fields: Filled[]
}

function Row({ row: { line, values, known, numbers, opted_out, errors, left_out }, fields }: RowProps) {
  const t = useImportText()
  // Further numbers stand below the first.
  const numbersAt = fields.find((field) => field === 'phone' || field === 'whatsapp_number')
  return (
    <tr>
      <th scope="row">
        {line} {known && <em>{t('row_known')}</em>} {opted_out && <em>{t('row_opted_out')}</em>}
      </th>
      {fields.map((field) => {
        const problem = errors[field] ?? left_out[field]
        return (
          <td key={field} data-wrong={problem !== undefined || undefined}>
            {phoneText(values[field] ?? '')}
            {field === numbersAt &&
              numbers.map(({ value, label }) => (
                <small key={value}>
                  {phoneText(value)} {label}
                </small>
              ))}
            {problem && <em>{problem}</em>}
          </td>
        )
      })}
    </tr>
  )
}
