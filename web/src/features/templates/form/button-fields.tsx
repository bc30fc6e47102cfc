import { Button, Flex, IconButton, Input, Stack, Text } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { BUTTON_TYPES, type TemplateButton } from '#contract/telephony/template-facts.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { withNumbers } from './template-values.ts'
import { useFormText } from './texts.ts'
import type { FormInHand } from './use-template-form.ts'

/** Links, calls and quick replies below the text. */
export function ButtonFields({ form }: { form: FormInHand }) {
  const t = useFormText()
  const { values, set, errorOf } = form
  const { buttons } = values
  return (
    <Stack as="fieldset" gap="3">
      <Text as="legend" fontSize="sm" fontWeight="500" marginBottom="2">
        {t('buttons')}
      </Text>
      {buttons.map((button, index) => (
        <ButtonRow
          key={index}
          button={button}
          index={index}
          errorOf={errorOf}
          onChange={(next) => set({ buttons: buttons.with(index, next) })}
          onDone={() => set(withNumbers(values))}
          onRemove={() => set({ buttons: buttons.filter((_, one) => one !== index) })}
        />
      ))}
      {errorOf('buttons') && (
        <Text fontSize="sm" color="fg.error" role="alert">
          {errorOf('buttons')}
        </Text>
      )}
      <Flex gap="2" wrap="wrap">
        {BUTTON_TYPES.map((type) => (
          <Button
            key={type}
            variant="outline"
            size="sm"
            onClick={() => set({ buttons: [...buttons, { type, text: '', url: null, phone_number: null }] })}
          >
            <Plus size={16} /> {t(`add_button_${type}`)}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}

interface ButtonRowProps {
  button: TemplateButton
  index: number
  errorOf: FormInHand['errorOf']
  onChange: (button: TemplateButton) => void
  onRemove: () => void
  /** An address is written. */
  onDone: () => void
}

function ButtonRow({ button, index, errorOf, onChange, onRemove, onDone }: ButtonRowProps) {
  const t = useFormText()
  const [field, number] = [`buttons.${index}`, index + 1]
  return (
    <Flex gap="2" align="flex-start">
      <Flex flex="1" gap="2" direction={{ base: 'column', sm: 'row' }} minWidth="0">
        <FormField
          label={t('button_text', { number })}
          hint={t(`button_${button.type}`)}
          error={errorOf(`${field}.text`)}
        >
          <Input value={button.text} onChange={({ target }) => onChange({ ...button, text: target.value })} />
        </FormField>
        {button.type === 'URL' && (
          <FormField label={t('button_url', { number })} error={errorOf(`${field}.url`)}>
            <Input
              type="url"
              placeholder="https://"
              value={button.url ?? ''}
              onChange={({ target }) => onChange({ ...button, url: target.value })}
              onBlur={onDone}
            />
          </FormField>
        )}
        {button.type === 'PHONE_NUMBER' && (
          <FormField label={t('button_phone', { number })} error={errorOf(`${field}.phone_number`)}>
            <Input
              type="tel"
              placeholder="+15125550100"
              value={button.phone_number ?? ''}
              onChange={({ target }) => onChange({ ...button, phone_number: target.value.replace(/[\s().-]/g, '') })}
            />
          </FormField>
        )}
      </Flex>
      <IconButton
        variant="ghost"
        size="sm"
        marginTop="7"
        aria-label={t('remove_button', { number })}
        title={t('remove_button', { number })}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </Flex>
  )
}
