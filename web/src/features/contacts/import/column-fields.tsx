import { Text } from '@chakra-ui/react'
import { IMPORT_FIELDS, type ImportColumn, ownColumn } from '#contract/customers/import-fields.ts'
import type { ContactImport } from '#contract/customers/imports.ts'
import { useFields } from '../../../data/fields.ts'
import { Select } from '../../../ui/choice.tsx'
import { useImportText } from './texts.ts'

type Mapping = Record<string, ImportColumn | null>

/** The field of each column, preselected by its name. */
export function ColumnFields({ run, onChange }: { run: ContactImport; onChange: (mapping: Mapping) => void }) {
  const t = useImportText()
  const own = useFields().data?.data ?? []

  /** Several columns may hold one field: of most the first that says something counts, of numbers all. */
  function choose(column: string, field: ImportColumn | undefined) {
    onChange({ ...Object.fromEntries(run.columns.map(({ name, field: had }) => [name, had])), [column]: field ?? null })
  }
  return (
    <section aria-label={t('columns')}>
      <Text as="h3" fontWeight="650" marginBottom="1">
        {t('columns')}
      </Text>
      <ul className="import-columns">
        {run.columns.map(({ name, samples, field }) => (
          <li key={name}>
            <div>
              <strong>{name}</strong>
              <span>{samples.filter(Boolean).join(' · ')}</span>
            </div>
            <Select<ImportColumn | ''>
              size="sm"
              width={{ base: 'full', sm: '290px' }}
              field={{ 'aria-label': t('column_holds', { column: name }) }}
              value={field ?? ''}
              options={[
                { value: '', text: t('column_left_out') },
                ...IMPORT_FIELDS.map((one) => ({ value: one, text: t(`field_${one}`) })),
                ...own.map(({ key, name: called }) => ({ value: ownColumn(key), text: called })),
              ]}
              onChange={(chosen) => choose(name, chosen || undefined)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
