import { Button, HStack, Input, Text } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useText } from '../lib/language/text.ts'
import { FormField } from '../ui/form-field.tsx'
import './found-choice.css'

const PAUSE_MS = 300

interface FoundChoiceProps {
  label: string
  placeholder: string
  /** Said where nothing is found. */
  none: string
  found: readonly { id: string; text: string; more: string }[] | undefined
  isChosen: boolean
  error?: string
  onSearch: (text: string) => void
  onChange: (id?: string) => void
}

/** Something that is found by typing and then chosen. */
export function FoundChoice({
  label,
  placeholder,
  none,
  found,
  isChosen,
  error,
  onSearch,
  onChange,
}: FoundChoiceProps) {
  const common = useText()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, onSearch])
  if (isChosen)
    return (
      <FormField label={label}>
        <HStack width="full" justify="space-between" borderWidth="1px" borderRadius="md" paddingInline="3" height="10">
          <Text truncate>{chosen}</Text>
          <Button size="xs" variant="ghost" onClick={() => onChange(undefined)}>
            {common('change')}
          </Button>
        </HStack>
      </FormField>
    )
  return (
    <div>
      <FormField label={label} error={error}>
        <Input value={text} placeholder={placeholder} onChange={({ target }) => setText(target.value)} />
      </FormField>
      {text.trim() !== '' && found && (
        <ul className="found-choice">
          {found.length === 0 && <li className="found-choice-none">{none}</li>}
          {found.map(({ id, text: name, more }) => (
            <li key={id}>
              <button
                type="button"
                onClick={() => {
                  setChosen(name)
                  setText('')
                  onChange(id)
                }}
              >
                <span>{name}</span>
                <span>{more}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
