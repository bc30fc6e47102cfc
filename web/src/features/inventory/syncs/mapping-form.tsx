import { Badge, Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Label } from '#contract/language.ts'
import { FEED_COLUMNS } from '#contract/stock/feed-columns.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { Select } from '../../../ui/choice.tsx'
import { DialogForm } from '../../../ui/form-dialog.tsx'
import { useSyncText } from './texts.ts'
import type { Mapping, Overrides } from './use-mapping.ts'

const COLUMNS: Record<string, { label: Label } | undefined> = FEED_COLUMNS

/** Select values other than column names, which are prefixed with `=`. */
const AUTOMATIC = 'automatic'
const NONE = 'none'

interface MappingFormProps {
  mapping: Mapping
  /** Says when the mapping takes effect. */
  note: string
  onSave: (overrides: Overrides) => Promise<unknown>
}

export function MappingForm({ mapping, note, onSave }: MappingFormProps) {
  const t = useSyncText()
  const [overrides, setOverrides] = useState(() => overridesOf(mapping))
  const used = mapping.fields.flatMap(({ column }) => (column === null ? [] : [column]))
  const columns = [...new Set([...used, ...mapping.ignored])].toSorted((a, b) => a.localeCompare(b))

  function choose(field: string, value: string) {
    const { [field]: _before, ...others } = overrides
    if (value === AUTOMATIC) setOverrides(others)
    else setOverrides({ ...others, [field]: value === NONE ? null : value.slice(1) })
  }
  return (
    <DialogForm onSubmit={() => onSave(overrides)}>
      <Box>
        <Text color="fg.muted" marginBottom="3">
          {t('mapping_hint')} {note}
        </Text>
        {mapping.fields.map((field) => (
          <FieldRow
            key={field.field}
            field={field}
            columns={columns}
            chosen={field.field in overrides ? (overrides[field.field] ?? null) : undefined}
            onChoose={(value) => choose(field.field, value)}
          />
        ))}
        {mapping.ignored.length > 0 && (
          <Stack gap="2" marginTop="5">
            <Heading as="h3" size="sm">
              {t('ignored')}
            </Heading>
            <Flex wrap="wrap" gap="2">
              {[...new Set(mapping.ignored)].map((column) => (
                <Badge key={column} variant="surface" whiteSpace="normal" overflowWrap="anywhere">
                  {column}
                </Badge>
              ))}
            </Flex>
          </Stack>
        )}
      </Box>{' '}
    </DialogForm>
  )
}

interface FieldRowProps {
  field: Mapping['fields'][number]
  columns: readonly string[]
  /** The chosen column, null for none; undefined if it is mapped by name. */
  chosen: string | null | undefined
  onChoose: (value: string) => void
}

function FieldRow({ field, columns, chosen, onChoose }: FieldRowProps) {
  const t = useSyncText()
  const language = useLanguage()
  const name = COLUMNS[field.field]?.label[language] ?? field.field
  const automatic =
    field.column !== null && !field.is_override ? t('automatic', { column: field.column }) : t('automatic_none')
  const isAsRead = chosen === undefined ? !field.is_override : field.is_override && chosen === field.column
  // No sample is kept of a column that was not mapped by name, so a missing sample means nothing.
  const isKnownEmpty = field.column !== null && !field.is_override
  return (
    <Flex wrap="wrap" gap="2 4" align="center" paddingBlock="2.5" borderTopWidth="1px">
      <Box flex="1" minWidth="160px">
        <Text fontWeight="600" fontSize="sm">
          {name}{' '}
          {chosen !== undefined && (
            <Badge size="xs" colorPalette="copper">
              {t('overridden')}
            </Badge>
          )}
        </Text>
        {isAsRead && (
          <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere" lineClamp={2}>
            {field.samples.length > 0 ? field.samples.join(' · ') : isKnownEmpty && t('no_samples')}
          </Text>
        )}
      </Box>
      <Select
        size="sm"
        width={{ base: 'full', sm: '260px' }}
        field={{ 'aria-label': t('column_of', { field: name }) }}
        value={chosen === undefined ? AUTOMATIC : chosen === null ? NONE : `=${chosen}`}
        onChange={onChoose}
        options={[
          { value: AUTOMATIC, text: automatic },
          { value: NONE, text: t('no_column') },
          ...columns.map((column) => ({ value: `=${column}`, text: column })),
        ]}
      />
    </Flex>
  )
}

const overridesOf = ({ fields }: Mapping): Overrides =>
  Object.fromEntries(fields.flatMap(({ field, column, is_override }) => (is_override ? [[field, column]] : [])))
