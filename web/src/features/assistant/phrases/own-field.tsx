import { Button, Flex, Stack, Textarea } from '@chakra-ui/react'
import { useRef } from 'react'
import { WORDING_MAX } from '#contract/assistant/phrases.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { phraseTexts } from './texts.ts'
import { useSlotWords } from './use-slot-words.ts'

interface OwnFieldProps {
  language: 'en' | 'es'
  value: string
  /** What it may be filled with, as it stands in braces. */
  slots: readonly string[]
  error: string | undefined
  onChange: (text: string) => void
}

/** The dealership's own wording in a language, and what can be inserted into it. */
export function OwnField({ language, value, slots, error, onChange }: OwnFieldProps) {
  const t = useText(phraseTexts)
  const slotWords = useSlotWords()
  const field = useRef<HTMLTextAreaElement>(null)
  function insert(slot: string) {
    const { selectionStart = value.length, selectionEnd = value.length } = field.current ?? {}
    onChange(value.slice(0, selectionStart) + slot + value.slice(selectionEnd))
    field.current?.focus()
  }
  return (
    <Stack gap="2">
      <FormField label={t(`own_${language}`)} hint={t('own_hint')} error={error || undefined}>
        <Textarea
          ref={field}
          lang={language}
          rows={2}
          autoresize
          maxLength={WORDING_MAX}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </FormField>
      <Flex wrap="wrap" gap="1.5">
        {slots.map((slot) => (
          <Button
            key={slot}
            size="xs"
            variant="subtle"
            aria-label={t('insert', { slot: slotWords(slot) })}
            onClick={() => insert(slot)}
          >
            {slotWords(slot)}
          </Button>
        ))}
      </Flex>
    </Stack>
  )
}
