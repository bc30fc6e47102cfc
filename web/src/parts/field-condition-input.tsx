import { Box, Stack } from '@chakra-ui/react'
import { useState } from 'react'
import type { FieldCondition } from '#contract/customers/custom.ts'
import { FIELD_TESTS, isBare, testsOf } from '#contract/customers/field-kinds.ts'
import { firstTestOf, valueOfText, writtenValue } from '../data/custom-values.ts'
import type { OwnField } from '../data/fields.ts'
import { useLanguage } from '../lib/language/language.ts'
import { Select } from '../ui/choice.tsx'
import { CustomInput } from './custom-input.tsx'

interface FieldConditionInputProps {
  fields: readonly OwnField[]
  condition: FieldCondition
  onChange: (condition: FieldCondition) => void
  label: (what: 'field' | 'test' | 'value') => string
}

/** A field, what is asked of it, and where that needs one, a value. */
export function FieldConditionInput({ fields, condition, onChange, label }: FieldConditionInputProps) {
  const language = useLanguage()
  const { key, test, value } = condition
  const field = fields.find((one) => one.key === key)
  const gone = field ? [] : [{ value: key, text: key }]
  // As it is typed: a number that is not finished would lose its point.
  const [written, write] = useState(writtenValue(value))
  return (
    <Stack gap="2" flex="1" minWidth="0">
      <Select
        field={{ 'aria-label': label('field') }}
        value={key}
        options={[...gone, ...fields.map((one) => ({ value: one.key, text: one.name }))]}
        onChange={(chosen) => {
          const next = fields.find((one) => one.key === chosen)
          if (!next) return
          const first = firstTestOf(next)
          write(writtenValue(first.value))
          onChange(first)
        }}
      />
      {field && (
        <Stack direction={{ base: 'column', sm: 'row' }} gap="2">
          <Select
            flex="1"
            field={{ 'aria-label': label('test') }}
            value={test}
            options={testsOf(field.kind).map((one) => ({ value: one, text: FIELD_TESTS[one][language] }))}
            onChange={(next) => onChange({ key, test: next, value: isBare(next) ? undefined : value })}
          />
          {!isBare(test) && (
            <Box flex="1">
              <CustomInput
                field={field}
                label={label('value')}
                value={written}
                onChange={(text) => {
                  write(text)
                  onChange({ key, test, value: valueOfText(field.kind, text) ?? undefined })
                }}
              />
            </Box>
          )}
        </Stack>
      )}
    </Stack>
  )
}
