import { Input, Textarea } from '@chakra-ui/react'
import type { UseFormReturn } from 'react-hook-form'
import { VEHICLE_FIELDS } from '#contract/stock/vehicle-fields.ts'
import type { InputField } from '#contract/stock/vehicle-input.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { useInventoryText } from '../texts.ts'
import { useFieldLabel } from '../use-field-label.ts'
import type { VehicleForm } from './vehicle-form.ts'

const HINTS = { price: 'price_hint', images: 'pictures_hint' } as const

/** One field of a vehicle's form, by its kind. */
export function VehicleInput({ name, form }: { name: InputField; form: UseFormReturn<VehicleForm> }) {
  const t = useInventoryText()
  const label = useFieldLabel()(name)
  const field = VEHICLE_FIELDS[name]
  const unit = field.kind === 'money' ? 'USD' : 'unit' in field ? t(field.unit) : undefined
  const entry = { autoComplete: 'off', ...form.register(name) }
  return (
    <FormField
      label={unit ? `${label} (${unit})` : label}
      hint={name in HINTS ? t(HINTS[name as keyof typeof HINTS]) : undefined}
      error={form.formState.errors[name]?.message}
    >
      {field.kind === 'prose' ? (
        <Textarea rows={4} {...entry} />
      ) : field.kind === 'pictures' ? (
        <Textarea rows={3} spellCheck={false} {...entry} />
      ) : (
        <Input inputMode={field.kind === 'text' ? undefined : 'decimal'} {...entry} />
      )}
    </FormField>
  )
}
