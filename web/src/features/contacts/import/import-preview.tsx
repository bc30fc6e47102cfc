import { Text } from '@chakra-ui/react'
import type { ContactImport } from '#contract/customers/imports.ts'
import { phoneText } from '../../../lib/language/phone-text.ts'
import { useImportText } from './texts.ts'

/** The first rows as they would come in; what is wrong stands in its cell. */
export function ImportPreview({ run }: { run: ContactImport }) {
  const t = useImportText()
  const fields = [...new Set(run.columns.flatMap(({ field }) => (field ? [field] : [])))]
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
              {fields.map((field) => (
                <th key={field} scope="col">
                  {t(`field_${field}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {run.preview.map(({ line, values, known, opted_out, errors, left_out }) => (
              <tr key={line}>
                <th scope="row">
                  {line} {known && <em>{t('row_known')}</em>} {opted_out && <em>{t('row_opted_out')}</em>}
                </th>
                {fields.map((field) => (
                  <td key={field} data-wrong={field in errors || field in left_out || undefined}>
                    {phoneText(values[field] ?? '')}
                    {(errors[field] ?? left_out[field]) && <em>{errors[field] ?? left_out[field]}</em>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
