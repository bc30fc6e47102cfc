import { Button, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'

interface FilterChipsProps<Filters extends object> {
  /** The active filters. */
  filters: Filters
  wordsOf: (name: keyof Filters, filters: Filters) => string
  onChange: (filters: Filters) => void
  /** Names of the group, of the button that removes one filter, and of the one that removes all. */
  label: string
  removeLabel: (filter: string) => string
  clearLabel: string
  /** Other actions on the filters. */
  children?: ReactNode
}

/** The active filters of a list, each with a button to remove it. */
export function FilterChips<Filters extends object>({
  filters,
  wordsOf,
  onChange,
  children,
  ...labels
}: FilterChipsProps<Filters>) {
  const names = Object.keys(filters) as (keyof Filters & string)[]
  if (names.length === 0) return null
  return (
    <Flex role="group" aria-label={labels.label} wrap="wrap" gap="2" align="center">
      {names.map((name) => {
        const text = wordsOf(name, filters)
        const { [name]: _gone, ...rest } = filters
        return (
          <Button
            key={name}
            size="xs"
            variant="subtle"
            borderRadius="full"
            aria-label={labels.removeLabel(text)}
            onClick={() => onChange(rest as Filters)}
          >
            {text} <X aria-hidden />
          </Button>
        )
      })}
      {children}
      <Button size="xs" variant="ghost" onClick={() => onChange({} as Filters)}>
        {labels.clearLabel}
      </Button>
    </Flex>
  )
}
