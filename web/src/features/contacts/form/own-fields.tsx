import { Fieldset, SimpleGrid } from '@chakra-ui/react'
import { useFields } from '../../../data/fields.ts'
import { CustomInput } from '../../../parts/custom-input.tsx'
import { FormField } from '../../../ui/form-field.tsx'

interface OwnFieldsProps {
  /** As they are typed, by the fields' keys. */
  values: Readonly<Record<string, string>>
  onChange: (values: Record<string, string>) => void
  error: string | undefined
}

/** The dealership's own fields in a contact's form. */
export function OwnFields({ values, onChange, error }: OwnFieldsProps) {
  const fields = useFields().data?.data ?? []
  if (fields.length === 0) return null
  return (
    <Fieldset.Root invalid={!!error}>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        {fields.map((field) => (
          <FormField key={field.id} label={field.name}>
            <CustomInput
              field={field}
              value={values[field.key] ?? ''}
              onChange={(value) => onChange({ ...values, [field.key]: value })}
            />
          </FormField>
        ))}
      </SimpleGrid>
      <Fieldset.ErrorText role="alert">{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
