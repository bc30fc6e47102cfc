import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FieldCondition } from '#contract/customers/custom.ts'
import { firstTestOf } from '../data/custom-values.ts'
import { useFields } from '../data/fields.ts'
import { useText } from '../lib/language/text.ts'
import { FieldConditionInput } from './field-condition-input.tsx'
import { fieldConditionTexts } from './field-condition-texts.ts'

interface FieldConditionsInputProps {
  conditions: readonly FieldCondition[]
  onChange: (conditions: FieldCondition[]) => void
}

/** Conditions on the dealership's own fields; nothing where it has none. */
export function FieldConditionsInput({ conditions, onChange }: FieldConditionsInputProps) {
  const t = useText(fieldConditionTexts)
  const fields = useFields().data?.data ?? []
  const [first] = fields
  // What is typed is kept in each row: it goes with its condition when one before it is removed.
  const [rows, setRows] = useState(() => conditions.map((_, i) => i))
  if (!first) return null
  return (
    <Stack gap="3" gridColumn="1 / -1">
      {conditions.length > 0 && (
        <Text textStyle="sm" fontWeight="medium">
          {t('title')}
        </Text>
      )}
      {conditions.map((condition, i) => (
        <HStack key={rows[i] ?? i} gap="2" align="start">
          <FieldConditionInput
            fields={fields}
            condition={condition}
            onChange={(changed) => onChange(conditions.map((one, at) => (at === i ? changed : one)))}
            label={(what) => t(what, { n: i + 1 })}
          />
          <IconButton
            variant="ghost"
            colorPalette="gray"
            aria-label={t('remove', { n: i + 1 })}
            title={t('remove', { n: i + 1 })}
            onClick={() => {
              setRows(rows.toSpliced(i, 1))
              onChange(conditions.toSpliced(i, 1))
            }}
          >
            <Trash2 />
          </IconButton>
        </HStack>
      ))}
      <Button
        alignSelf="flex-start"
        variant="ghost"
        size="sm"
        onClick={() => {
          setRows([...rows, Math.max(-1, ...rows) + 1])
          onChange([...conditions, firstTestOf(first)])
        }}
      >
        <Plus /> {t('add')}
      </Button>
    </Stack>
  )
}
