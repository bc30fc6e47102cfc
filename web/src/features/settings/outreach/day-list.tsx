import { Button, Flex, Input } from '@chakra-ui/react'
import { CalendarPlus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { localOf } from '../../../lib/local-time.ts'
import { comingHolidays } from './federal-holidays.ts'
import { outreachTexts } from './texts.ts'

interface DayListProps {
  /** As YYYY-MM-DD. */
  days: readonly string[]
  onChange: (days: string[]) => void
}

/** The days on which nothing goes out by itself, each to be removed, and a way to add others. */
export function DayList({ days, onChange }: DayListProps) {
  const t = useText(outreachTexts)
  const { day: written } = useFormats()
  const [typed, type] = useState('')
  // At noon, so that no time zone moves it to another day.
  const nameOf = (day: string) => written(`${day}T12:00`)
  const add = (more: readonly string[]) => onChange([...new Set([...days, ...more])].sort())
  return (
    <>
      <Flex as="ul" wrap="wrap" gap="2" listStyleType="none">
        {days.map((day) => (
          <li key={day}>
            <Button
              size="sm"
              variant="subtle"
              aria-label={t('remove_day', { day: nameOf(day) })}
              onClick={() => onChange(days.filter((one) => one !== day))}
            >
              {nameOf(day)} <X aria-hidden />
            </Button>
          </li>
        ))}
      </Flex>
      <Flex wrap="wrap" gap="2">
        <Input
          type="date"
          width="44"
          aria-label={t('new_day')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
        <Button
          variant="outline"
          disabled={typed === ''}
          onClick={() => {
            add([typed])
            type('')
          }}
        >
          <Plus /> {t('add_day')}
        </Button>
        <Button variant="outline" onClick={() => add(comingHolidays(localOf(new Date()).slice(0, 10)))}>
          <CalendarPlus /> {t('add_holidays')}
        </Button>
      </Flex>
    </>
  )
}
