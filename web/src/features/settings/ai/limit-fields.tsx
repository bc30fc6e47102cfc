import { Input, SimpleGrid } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import type { Field } from './provider-fields.tsx'
import { aiTexts } from './texts.ts'

const LIMITS = ['ai_monthly_cost_limit', 'ai_monthly_token_limit', 'ai_cost_alert_threshold'] as const
type Limit = (typeof LIMITS)[number]

/** Monthly limits of the AI's usage, and the cost at which managers are notified. */
export function LimitFields({ field }: { field: (key: Limit) => Field }) {
  const t = useText(aiTexts)
  return (
    <SectionPart title={t('limits')}>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="5" alignItems="start">
        {LIMITS.map((key) => {
          const { value, error, onChange } = field(key)
          const isMoney = key !== 'ai_monthly_token_limit'
          return (
            <FormField key={key} label={t(key)} hint={t(`${key}_hint`)} error={error}>
              <Input
                type="number"
                inputMode={isMoney ? 'decimal' : 'numeric'}
                min={0}
                step={isMoney ? 0.01 : 1}
                value={value}
                onChange={({ target }) => onChange(target.value)}
              />
            </FormField>
          )
        })}
      </SimpleGrid>
    </SectionPart>
  )
}
