import { Input, type InputProps } from '@chakra-ui/react'
import { useFormats } from '../lib/language/formats.ts'
import './day-input.css'

interface TimeInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** Formatted as `14:30`; empty for none. */
  value: string
  onChange: (time: string) => void
}

/** A time of the day to pick or type. The browser writes it in its own language: ours stands there until it is typed into. */
export function TimeInput({ value, onChange, ...rest }: TimeInputProps) {
  const { timeOfDay } = useFormats()
  return (
    <div className="day-input time-input">
      <Input type="time" value={value} onChange={({ target }) => onChange(target.value)} {...rest} />
      {value !== '' && <span aria-hidden>{timeOfDay(value)}</span>}
    </div>
  )
}
