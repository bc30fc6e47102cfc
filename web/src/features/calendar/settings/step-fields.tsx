import { Stack, Textarea } from '@chakra-ui/react'
import { DEFAULT_TEXTS } from '#contract/calendar/appointment-texts.ts'
import { useApproved } from '../../../data/templates.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { appointmentSettingTexts } from './texts.ts'
import type { FieldsProps } from './values.ts'

/** Whether a text is sent, its words, and the template that takes its place. */
export function StepFields({ step, values, onSet }: FieldsProps & { step: keyof typeof DEFAULT_TEXTS }) {
  const t = useText(appointmentSettingTexts)
  const language = useLanguage()
  const approved = useApproved().data?.templates ?? []
  const isOn = values[`appointment_${step}_enabled`] === 'true'
  return (
    <Stack gap="3">
      <NativeCheckbox
        label={t(step)}
        checked={isOn}
        onChange={({ target }) => onSet(`appointment_${step}_enabled`, String(target.checked))}
      />
      {isOn && (
        <>
          <FormField label={t('words')}>
            <Textarea
              rows={3}
              maxLength={1000}
              placeholder={DEFAULT_TEXTS[step][language]}
              value={values[`appointment_${step}_text`]}
              onChange={({ target }) => onSet(`appointment_${step}_text`, target.value)}
            />
          </FormField>
          <Choice
            maxWidth="96"
            label={t('template')}
            value={values[`appointment_${step}_template_id`]}
            onChange={(id) => onSet(`appointment_${step}_template_id`, id)}
            options={[
              { value: '', text: t('no_template') },
              ...approved.map(({ id, friendly_name }) => ({ value: id, text: friendly_name })),
            ]}
          />
        </>
      )}
    </Stack>
  )
}
