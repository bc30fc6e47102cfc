import { Textarea } from '@chakra-ui/react'
import { PROSE_MAX } from '#contract/assistant/assistant-facts.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { StepFrame } from './step.tsx'
import { setupTexts } from './texts.ts'
import type { StepProps } from './use-setup.ts'

/** The dealership's own instructions, which never outrank what the product forbids. */
export function RulesStep({ values, set }: StepProps) {
  const t = useText(setupTexts)
  return (
    <StepFrame number={3} title={t('rules_step')}>
      {(['instructions', 'never'] as const).map((name) => (
        <FormField key={name} label={t(name)} hint={t(`${name}_hint`)}>
          <Textarea
            rows={3}
            autoresize
            maxLength={PROSE_MAX}
            value={values[name]}
            onChange={({ target }) => set({ [name]: target.value })}
          />
        </FormField>
      ))}
    </StepFrame>
  )
}
