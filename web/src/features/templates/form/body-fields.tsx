import { Button, Flex, IconButton, Input, Stack, Text, Textarea } from '@chakra-ui/react'
import { Plus, X } from 'lucide-react'
import { useRef } from 'react'
import { placeholdersOf } from '#contract/messaging/template-rules.ts'
import { TEMPLATE_LIMITS, variableName } from '#contract/telephony/template-facts.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { withNumbers, withoutVariable } from './template-values.ts'
import { useFormText } from './texts.ts'
import type { FormInHand } from './use-template-form.ts'

const placeholder = (number: number) => `{{${number}}}`

/** The body with its variables: a new one is inserted at the cursor. */
export function BodyFields({ form }: { form: FormInHand }) {
  const { values, set, errorOf, riskOf } = form
  const t = useFormText()
  const field = useRef<HTMLTextAreaElement>(null)
  const { body_text: body, variables } = values
  if (values.category === 'AUTHENTICATION') return null

  function add() {
    const number = variables.length + 1
    const at = field.current?.selectionStart ?? body.length
    const isThere = placeholdersOf(body).includes(number)
    set({
      body_text: isThere ? body : body.slice(0, at) + placeholder(number) + body.slice(at),
      variables: [...variables, { name: variableName(number), sample: '' }],
    })
    field.current?.focus()
  }

  const count = t('characters', { count: body.length, limit: TEMPLATE_LIMITS.body })
  return (
    <>
      <FormField
        label={t('body')}
        hint={riskOf('body_text') ?? `${t('body_hint', { first: placeholder(1), second: placeholder(2) })} ${count}`}
        error={errorOf('body_text')}
      >
        <Textarea
          ref={field}
          rows={5}
          value={body}
          onChange={({ target }) => set({ body_text: target.value })}
          onBlur={() => set(withNumbers(values))}
        />
      </FormField>
      {variables.length > 0 && <Variables form={form} />}
      <Button variant="outline" size="sm" alignSelf="flex-start" onClick={add}>
        <Plus size={16} /> {t('add_variable')}
      </Button>
    </>
  )
}

function Variables({ form: { values, set, errorOf } }: { form: FormInHand }) {
  const t = useFormText()
  const { variables } = values
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontSize="sm" fontWeight="500" marginBottom="2">
        {t('variable_heading')}
      </Text>
      {variables.map((variable, index) => {
        const number = placeholder(index + 1)
        const change = (part: Partial<typeof variable>) =>
          set({ variables: variables.with(index, { ...variable, ...part }) })
        return (
          <Flex key={index} gap="2" align="center">
            <Text fontFamily="mono" fontSize="sm" flexShrink="0">
              {number}
            </Text>
            <Input
              value={variable.name}
              aria-label={t('variable_name', { number })}
              placeholder={t('variable_name', { number })}
              onChange={({ target }) => change({ name: target.value })}
            />
            <Input
              value={variable.sample}
              aria-label={t('variable_sample', { number })}
              placeholder={t('variable_sample', { number })}
              onChange={({ target }) => change({ sample: target.value })}
            />
            <IconButton
              variant="ghost"
              size="sm"
              aria-label={t('remove_variable', { number })}
              title={t('remove_variable', { number })}
              onClick={() => set(withoutVariable(values, index))}
            >
              <X />
            </IconButton>
          </Flex>
        )
      })}
      <Text fontSize="sm" color={errorOf('variables') || errorOf('samples') ? 'fg.error' : 'fg.muted'}>
        {errorOf('variables') ?? errorOf('samples') ?? t('sample_hint')}
      </Text>
    </Stack>
  )
}
