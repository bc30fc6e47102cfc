import { Input } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useFormats } from '../lib/language/formats.ts'
import { useText } from '../lib/language/text.ts'
import './day-input.css'

/** While a year is being typed, the browser reports a year below 1000. */
const isUnfinished = (day: string) => day.startsWith('0')

interface DayInputProps {
  /** Formatted as `2026-11-24`; empty for none. */
  value: string
  /** Called with a complete day, and with an empty string when it is cleared. */
  onChange: (day: string) => void
  /** An accessible name, where it has no label; it stands in the empty field. */
  label?: string
}

/** A day to pick or type. The input is uncontrolled: setting it while the user types would restart the year. */
export function DayInput({ value, onChange, label }: DayInputProps) {
  const common = useText()
  const { dayInDigits } = useFormats()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
  }, [value])
  return (
    <div className="day-input">
      <Input
        ref={input}
        type="date"
        aria-label={label}
        defaultValue={value}
        onChange={({ target }) => isUnfinished(target.value) || onChange(target.value)}
        onBlur={({ target }) => {
          if (isUnfinished(target.value)) target.value = value
        }}
      />
      <span aria-hidden data-empty={value === '' || undefined}>
        {value === '' ? (label ?? common('day_in_digits')) : dayInDigits(value)}
      </span>
    </div>
  )
}
