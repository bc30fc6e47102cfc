import { Button, Field, Fieldset, HStack, IconButton, Input } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { NUMBER_LABEL_CHARACTERS, NUMBERS_MAX } from '#contract/customers/contact.ts'
import type { ContactForm } from './contact-form.ts'
import { useFormText } from './texts.ts'

interface NumbersFieldProps {
  numbers: ContactForm['numbers']
  onChange: (numbers: ContactForm['numbers']) => void
  error: string | undefined
}

/** A contact's further numbers, each with what it is in words: added, changed, taken away. */
export function NumbersField({ numbers, onChange, error }: NumbersFieldProps) {
  const t = useFormText()
  const change = (at: number, part: Partial<ContactForm['numbers'][number]>) =>
    onChange(numbers.map((one, i) => (i === at ? { ...one, ...part } : one)))
  return (
    <Fieldset.Root invalid={!!error}>
      {numbers.length > 0 && <Fieldset.Legend textStyle="sm">{t('other_numbers')}</Fieldset.Legend>}
      <Fieldset.Content marginTop={numbers.length > 0 ? '1.5' : '0'} gap="2">
        {numbers.map(({ value, label }, i) => (
          <HStack key={i} gap="2">
            <Field.Root flex="3">
              <Input
                type="tel"
                autoComplete="off"
                data-1p-ignore
                aria-label={t('other_number', { n: i + 1 })}
                placeholder={t('field_phone')}
                value={value}
                onChange={({ target }) => change(i, { value: target.value })}
              />
            </Field.Root>
            <Field.Root flex="2">
              <Input
                autoComplete="off"
                maxLength={NUMBER_LABEL_CHARACTERS}
                aria-label={t('number_label', { n: i + 1 })}
                placeholder={t('number_label_hint')}
                value={label}
                onChange={({ target }) => change(i, { label: target.value })}
              />
            </Field.Root>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              aria-label={t('remove_number', { n: i + 1 })}
              title={t('remove_number', { n: i + 1 })}
              onClick={() => onChange(numbers.filter((_, at) => at !== i))}
            >
              <Trash2 />
            </IconButton>
          </HStack>
        ))}
        {error && <Fieldset.ErrorText role="alert">{error}</Fieldset.ErrorText>}
        {numbers.length < NUMBERS_MAX && (
          <Button
            alignSelf="flex-start"
            variant="ghost"
            size="sm"
            onClick={() => onChange([...numbers, { value: '', label: '' }])}
          >
            <Plus /> {t('add_number')}
          </Button>
        )}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}
