import { Box, Button, Flex } from '@chakra-ui/react'
import { CalendarPlus, Plus, X } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { serverNow } from '../../../lib/server-time.ts'
import { dayOf } from '../../../lib/wall-time.ts'
import { DayInput } from '../../../parts/day-input.tsx'
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
  const { day: nameOf } = useFormats()
  const [typed, type] = useState('')
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
        <Box width={{ base: 'full', sm: '56' }}>
          <DayInput label={t('new_day')} value={typed} onChange={type} />
        </Box>
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
        <Button variant="outline" onClick={() => add(comingHolidays(dayOf(serverNow())))}>
          <CalendarPlus /> {t('add_holidays')}
        </Button>
      </Flex>
    </>
  )
}
