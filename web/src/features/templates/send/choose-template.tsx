import { Field, Input, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { Template } from '#contract/messaging/template.ts'
import { useSendText } from './texts.ts'
import './choose-template.css'

/** With more than these a search is faster than reading the list. */
const MANY = 6

interface ChooseTemplateProps {
  templates: Template[]
  chosen: string | undefined
  onChoose: (template: Template) => void
  error?: string
}

const saysIt = ({ friendly_name, name, body_text }: Template, wanted: string) =>
  [friendly_name, name, body_text].some((text) => text.toLowerCase().includes(wanted.trim().toLowerCase()))

/** The templates that can be sent, to choose one of. */
export function ChooseTemplate({ templates, chosen, onChoose, error }: ChooseTemplateProps) {
  const t = useSendText()
  const [search, setSearch] = useState('')
  const found = templates.filter((template) => saysIt(template, search))
  return (
    <Field.Root as="fieldset" invalid={!!error}>
      <Field.Label as="legend">{t('choose')}</Field.Label>
      <Stack gap="2" width="full">
        {templates.length > MANY && (
          <Input
            type="search"
            value={search}
            placeholder={t('search')}
            aria-label={t('search')}
            onChange={({ target }) => setSearch(target.value)}
          />
        )}
        <div className="template-choices">
          {found.map((template) => (
            <label key={template.id} className="template-choice">
              <input
                type="radio"
                name="template"
                checked={template.id === chosen}
                onChange={() => onChoose(template)}
              />
              <span>
                <strong>{template.friendly_name}</strong>
                <span className="template-choice-body">{template.body_text}</span>
              </span>
            </label>
          ))}
          {found.length === 0 && <Text color="fg.muted">{t('no_match', { search })}</Text>}
        </div>
        {error && <Field.ErrorText role="alert">{error}</Field.ErrorText>}
      </Stack>
    </Field.Root>
  )
}
