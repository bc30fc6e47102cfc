import { Button, Field, Fieldset, HStack, IconButton, Input } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { FIELD_TEXT_CHARACTERS, MOST_CHOICES } from '#contract/customers/field-kinds.ts'
import { useFieldText } from './texts.ts'

/** A choice as it is written; `was`: its name before. */
export interface WrittenChoice {
  name: string
  was?: string
}

interface ChoicesFieldProps {
  choices: WrittenChoice[]
  onChange: (choices: WrittenChoice[]) => void
  isNew: boolean
}

/** A field's choices in their order: added, renamed, taken away. */
export function ChoicesField({ choices, onChange, isNew }: ChoicesFieldProps) {
  const t = useFieldText()
  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="sm">{t('choices')}</Fieldset.Legend>
      <Fieldset.Content marginTop="1.5" gap="2">
        {choices.map(({ name }, i) => (
          <HStack key={i} gap="2">
            <Field.Root flex="1">
              <Input
                autoComplete="off"
                maxLength={FIELD_TEXT_CHARACTERS}
                aria-label={t('choice', { n: i + 1 })}
                placeholder={t('choice', { n: i + 1 })}
                value={name}
                onChange={({ target }) =>
                  onChange(choices.map((one, at) => (at === i ? { ...one, name: target.value } : one)))
                }
              />
            </Field.Root>
            <IconButton
              variant="ghost"
              colorPalette="gray"
              aria-label={t('remove_choice', { n: i + 1 })}
              title={t('remove_choice', { n: i + 1 })}
              onClick={() => onChange(choices.filter((_, at) => at !== i))}
            >
              <Trash2 />
            </IconButton>
          </HStack>
        ))}
        {!isNew && <Fieldset.HelperText>{t('choices_hint')}</Fieldset.HelperText>}
        {choices.length < MOST_CHOICES && (
          <Button alignSelf="flex-start" variant="ghost" size="sm" onClick={() => onChange([...choices, { name: '' }])}>
            <Plus /> {t('add_choice')}
          </Button>
        )}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}
