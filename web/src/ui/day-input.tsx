import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'

/** While a day's year is typed, it is one of the first thousand. */
const isUnfinished = (day: string) => day.startsWith('0')

interface DayInputProps {
  /** As `2026-11-24`; empty for none. */
  value: string
  /** Told of a day once it is typed, and of none. */
  onChange: (day: string) => void
}

/** A day to pick or to type. The browser keeps what is typed: set from outside meanwhile, its year would begin anew. */
export function DayInput({ value, onChange }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <Input
      ref={input}
      type="date"
      defaultValue={value}
      onChange={({ target }) => isUnfinished(target.value) || onChange(target.value)}
      onBlur={({ target }) => {
        if (isUnfinished(target.value)) target.value = value
      }}
    />
  )
}
